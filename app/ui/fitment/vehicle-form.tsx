import { Form, useNavigate, useNavigation, Link } from '@remix-run/react';
import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';

import { makeValue } from '../../domain/goods/fitment/makes.rules';
import { nameModel } from '../../domain/base/shared/model-name.rules';
import { isFull, vehicleName, vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';
import { removeLanguage } from '../../i18n/language-path';
import { paths } from '../../paths';
import { ChosenText } from '../form/chosen-text';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface VehicleChoiceProps {
  makeGroups: { label: string; makes: string[] }[];
  models: string[];
  years: number[];
  vehicle: Vehicle | undefined;
}

/**
 * Make, model and year, each following from the one before. A GET form: without JavaScript the button shows the
 * next choices, with it each choice does. A year chosen by the keyboard waits for the button: an arrow key chooses the
 * next year, which may not be the last.
 */
export function VehicleForm({ makeGroups, models, years, vehicle }: VehicleChoiceProps) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  // While the next page is on its way, the form shows what was chosen for it.
  const isNext = location !== undefined && removeLanguage(location.pathname) === paths.vehicles();
  const next = isNext ? new URLSearchParams(location.search) : undefined;
  const shown = {
    make: next?.get('make') ?? (next === undefined && vehicle ? vehicleParams(vehicle).make : ''),
    model: next === undefined ? (vehicle?.model ?? '') : (next.get('model') ?? ''),
    year: next === undefined ? String(vehicle?.year ?? '') : (next.get('year') ?? ''),
  };
  const go = (choice: { make: string; model?: string; year?: string }) =>
    navigate(paths.vehicles(choice), { preventScrollReset: true });
  const { make, model } = shown;
  const [waiting, setWaiting] = useState({ ...shown, pressed: '' });
  const isWaiting =
    waiting.pressed !== '' && waiting.make === make && waiting.model === model && waiting.year === shown.year;
  const year = vehicle?.year;
  const offeredYears = year === undefined || years.includes(year) ? years : [year, ...years];
  return (
    <VehicleFold vehicle={vehicle}>
      <Form method="get" action={paths.vehicles()} className="vehicle-form panel" autoComplete="off">
        <Choice
          name="make"
          label={t`Make`}
          any={t`Select a make`}
          value={shown.make}
          onChange={(event) => go({ make: event.currentTarget.value })}
        >
          {makeGroups.map(({ label, makes }) => (
            <optgroup key={label} label={label}>
              {makes.map((make) => (
                <option key={make} value={makeValue(make)}>
                  {make}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Choice
          name="model"
          label={t`Model`}
          any={models.length === 0 ? t`Select a make first` : t`Select a model`}
          value={models.includes(shown.model) ? shown.model : ''}
          onChange={(event) => go({ make, model: event.currentTarget.value })}
        >
          {models.map((model) => (
            <option key={model}>{model}</option>
          ))}
        </Choice>
        <Choice
          name="year"
          label={t`Year`}
          any={offeredYears.length === 0 ? t`Select a model first` : t`Select a year`}
          value={isWaiting ? waiting.pressed : shown.year}
          onChange={({ currentTarget: { value } }, byKeyboard) => {
            setWaiting({ ...shown, pressed: byKeyboard ? value : '' });
            if (!byKeyboard) go({ make, model, year: value });
          }}
        >
          {offeredYears.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
        <button type="submit" className="btn btn--primary">
          <Trans>Show parts</Trans>
        </button>
      </Form>
    </VehicleFold>
  );
}

/** Folds the form to one line while its vehicle is complete, so that the parts come first. */
function VehicleFold({ vehicle, children }: { vehicle: Vehicle | undefined; children: ReactNode }) {
  const chosen = vehicle !== undefined && isFull(vehicle) ? vehicleName(vehicle) : '';
  const [isOpenAtFirst] = useState(chosen === '');
  const previous = useRef(chosen);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (previous.current === chosen || fold.current === null) return;
    previous.current = chosen;
    // The focus would be lost with the field.
    if (chosen !== '' && fold.current.contains(document.activeElement))
      fold.current.querySelector('summary')?.focus();
    fold.current.open = chosen === '';
  }, [chosen]);
  return (
    <details className="vehicle-fold" open={isOpenAtFirst} ref={fold}>
      <summary hidden={chosen === ''}>
        <span className="link">
          <Trans>Change vehicle</Trans>
        </span>
      </summary>
      {children}
    </details>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>, byKeyboard: boolean) => void;
  children: ReactNode;
}

function Choice({ name, label, any, value, onChange, children }: ChoiceProps) {
  const byKeyboard = useRef(false);
  return (
    <div className="field">
      <label className="field__label" htmlFor={`vehicle-${name}`}>
        {label}
      </label>
      <select
        className="select"
        id={`vehicle-${name}`}
        name={name}
        value={value}
        onKeyDown={() => (byKeyboard.current = true)}
        onPointerDown={() => (byKeyboard.current = false)}
        onChange={(event) => onChange(event, byKeyboard.current)}
      >
        <option value="">{any}</option>
        {children}
      </select>
      <ChosenText>{value}</ChosenText>
    </div>
  );
}

/** Links for the next choice: make, model, or year. */
export function VehicleSteps({ makeGroups, models, years, vehicle }: VehicleChoiceProps) {
  if (vehicle === undefined) {
    return (
      <section aria-labelledby="choose-make" className="vehicle-step">
        <h2 id="choose-make">
          <Trans>Select a make</Trans>
        </h2>
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
        <h2 id="choose-model">
          <Trans>Select a model</Trans>
        </h2>
        <ul className="chips">
          {models.map((model) => (
            <li key={model}>
              <Link
                to={paths.vehicles({ ...vehicleParams(vehicle), model })}
                preventScrollReset
                discover="none"
              >
                {nameModel(model)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  if (vehicle.year !== undefined) return null;
  const name = vehicleName(vehicle);
  return (
    <section aria-labelledby="choose-year" className="vehicle-step">
      <h2 id="choose-year">
        <Trans>Select a year for the {name}</Trans>
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
