import { findServiceName, SERVICE_GROUPS } from '../../domain/goods/catalog/services.rules';

interface OfferedServicesProps {
  chosen: string;
  /** Services without products. */
  empty: readonly string[];
}

/** The options of the service select: services with products, and the one in the URL. */
export function OfferedServices({ chosen, empty }: OfferedServicesProps) {
  const name = findServiceName(chosen);
  const isHidden = name !== undefined && empty.includes(chosen);
  return (
    <>
      <option value="">All services</option>
      {isHidden && <option value={chosen}>{name}</option>}
      {SERVICE_GROUPS.map(({ label, services }) => ({
        label,
        services: services.filter(({ value }) => !empty.includes(value)),
      }))
        .filter(({ services }) => services.length > 0)
        .map(({ label, services }) => (
          <optgroup key={label} label={label}>
            {services.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
    </>
  );
}
