/** The Professional Services select: six groups, 30 values (SPEC 2.2). */
export const SERVICE_GROUPS = [
  {
    label: 'Automotive Services',
    services: [
      { value: 'automotive', name: 'Automotive Keys' },
      { value: 'transponder', name: 'Transponder Keys' },
      { value: 'programming', name: 'Key Programming' },
      { value: 'lockout', name: 'Vehicle Lockout' },
      { value: 'ignition', name: 'Ignition Repair' },
    ],
  },
  {
    label: 'Commercial Services',
    services: [
      { value: 'commercial', name: 'Commercial Locks' },
      { value: 'access-control', name: 'Access Control' },
      { value: 'master-key', name: 'Master Key Systems' },
      { value: 'panic-bar', name: 'Panic Bars' },
      { value: 'safe', name: 'Safes' },
    ],
  },
  {
    label: 'Residential Services',
    services: [
      { value: 'residential', name: 'Residential Locks' },
      { value: 'deadbolt', name: 'Deadbolts' },
      { value: 'rekey', name: 'Rekeying' },
      { value: 'lockout-home', name: 'Home Lockout' },
      { value: 'window-locks', name: 'Window Locks' },
    ],
  },
  {
    label: 'Smart Lock Services',
    services: [
      { value: 'smart-locks', name: 'Smart Locks' },
      { value: 'electronic', name: 'Electronic Locks' },
      { value: 'keypad', name: 'Keypad Locks' },
      { value: 'biometric', name: 'Biometric Locks' },
      { value: 'smart-install', name: 'Smart Lock Installation' },
    ],
  },
  {
    label: 'Professional Tools',
    services: [
      { value: 'cutting-machines', name: 'Key Cutting Machines' },
      { value: 'programmers', name: 'Key Programmers' },
      { value: 'pick-tools', name: 'Pick Tools' },
      { value: 'diagnostic', name: 'Diagnostic Tools' },
      { value: 'tool-kits', name: 'Tool Kits' },
    ],
  },
  {
    label: 'Security Systems',
    services: [
      { value: 'security', name: 'Security Systems' },
      { value: 'cameras', name: 'Cameras' },
      { value: 'alarms', name: 'Alarms' },
      { value: 'intercom', name: 'Intercoms' },
      { value: 'monitoring', name: 'Monitoring' },
    ],
  },
] as const;

const names = new Map<string, string>(
  SERVICE_GROUPS.flatMap(({ services }) => services.map(({ value, name }) => [value, name] as const)),
);

/** Finds the name of a service value. */
export function findServiceName(value: string): string | undefined {
  return names.get(value);
}
