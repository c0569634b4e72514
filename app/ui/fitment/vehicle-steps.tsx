import { Link } from '@remix-run/react';

import { makeValue } from '../../domain/goods/fitment/makes.rules';
import { vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';

interface VehicleStepsProps {
  makeGroups: { label: string; makes: string[] }[];
  models: string[];
  years: number[];
  vehicle: Vehicle | undefined;
}

/** Links for the next choice: make, model, or year. */
export function VehicleSteps({ makeGroups, models, years, vehicle }: VehicleStepsProps) {
  if (vehicle === undefined) {
    return (
      <section aria-labelledby="choose-make" className="vehicle-step">
        <h2 id="choose-make">Choose a make</h2>
        <div className="vehicle-step__groups">
          {makeGroups.map(({ label, makes }) => (
            <div key={label}>
              <h3 className="vehicle-step__label">{label}</h3>
              <ul className="chips">
                {makes.map((make) => (
                  <li key={make}>
                    <Link to={paths.vehicles({ make: makeValue(make) })} discover="none">
                      {make}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    );
  }
  if (vehicle.model === '') {
    return (
      <section aria-labelledby="choose-model" className="vehicle-step">
        <h2 id="choose-model">Choose a {vehicle.make} model</h2>
        <ul className="chips">
          {models.map((model) => (
            <li key={model}>
              <Link
                to={paths.vehicles({ ...vehicleParams(vehicle), model })}
                preventScrollReset
                discover="none"
              >
                {model}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  if (vehicle.year !== undefined) return null;
  return (
    <section aria-labelledby="choose-year" className="vehicle-step">
      <h2 id="choose-year">
        Choose the year of the {vehicle.make} {vehicle.model}
      </h2>
      <ul className="chips">
        {years.map((year) => (
          <li key={year}>
            <Link to={paths.vehicles({ ...vehicleParams(vehicle), year })} preventScrollReset discover="none">
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
