import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** The Professional Services select: six groups, 30 values (SPEC 2.2). */
export const SERVICE_GROUPS = perLanguage(() => [
  {
    label: t`Automotive Services`,
    services: [
      { value: 'automotive', name: t`Automotive Keys` },
      { value: 'transponder', name: t`Transponder Keys` },
      { value: 'programming', name: t`Key Programming` },
      { value: 'lockout', name: t`Vehicle Lockout` },
      { value: 'ignition', name: t`Ignition Repair` },
    ],
  },
  {
    label: t`Commercial Services`,
    services: [
      { value: 'commercial', name: t`Commercial Locks` },
      { value: 'access-control', name: t`Access Control` },
      { value: 'master-key', name: t`Master Key Systems` },
      { value: 'panic-bar', name: t`Panic Bars` },
      { value: 'safe', name: t`Safes` },
    ],
  },
  {
    label: t`Residential Services`,
    services: [
      { value: 'residential', name: t`Residential Locks` },
      { value: 'deadbolt', name: t`Deadbolts` },
      { value: 'rekey', name: t`Rekeying` },
      { value: 'lockout-home', name: t`Home Lockout` },
      { value: 'window-locks', name: t`Window Locks` },
    ],
  },
  {
    label: t`Smart Lock Services`,
    services: [
      { value: 'smart-locks', name: t`Smart Locks` },
      { value: 'electronic', name: t`Electronic Locks` },
      { value: 'keypad', name: t`Keypad Locks` },
      { value: 'biometric', name: t`Biometric Locks` },
      { value: 'smart-install', name: t`Smart Lock Installation` },
    ],
  },
  {
    label: t`Professional Tools`,
    services: [
      { value: 'cutting-machines', name: t`Key Cutting Machines` },
      { value: 'programmers', name: t`Key Programmers` },
      { value: 'pick-tools', name: t`Pick Tools` },
      { value: 'diagnostic', name: t`Diagnostic Tools` },
      { value: 'tool-kits', name: t`Tool Kits` },
    ],
  },
  {
    label: t`Security Systems`,
    services: [
      { value: 'security', name: t`Security Systems` },
      { value: 'cameras', name: t`Cameras` },
      { value: 'alarms', name: t`Alarms` },
      { value: 'intercom', name: t`Intercoms` },
      { value: 'monitoring', name: t`Monitoring` },
    ],
  },
]);

const names = perLanguage(
  () =>
    new Map(
      SERVICE_GROUPS().flatMap(({ services }) => services.map(({ value, name }) => [value, name] as const)),
    ),
);

/** Finds the name of a service value. */
export function findServiceName(value: string): string | undefined {
  return names().get(value);
}
