import { SERVICE_GROUPS } from '../../domain/goods/catalog/services.rules';
import { Trans } from '~/i18n/trans';

interface OfferedServicesProps {
  chosen: string;
  /** Services without products. */
  empty: readonly string[];
}

/** The options of the service select: services with products, and the one in the URL. */
export function OfferedServices({ chosen, empty }: OfferedServicesProps) {
  return (
    <>
      <option value="">
        <Trans>All services</Trans>
      </option>
      {SERVICE_GROUPS().map(({ label, services }) => (
        <optgroup key={label} label={label}>
          {services.map(
            ({ value, name }) =>
              (value === chosen || !empty.includes(value)) && (
                <option key={value} value={value}>
                  {name}
                </option>
              ),
          )}
        </optgroup>
      ))}
    </>
  );
}
