import { useLocation, useSearchParams } from '@remix-run/react';
import { useState, type ChangeEvent, type SelectHTMLAttributes } from 'react';

import type { AnswerOf } from '../../api-client';
import type { listVehicleModels } from '../../api/catalog.calls';
import { findServiceName } from '../../domain/goods/catalog/services.rules';
import { vehicleParams, type FullVehicle } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { MakeOptions } from '../fitment/make-options';
import { ChosenText } from '../form/chosen-text';
import { GetForm } from '../form/get-form';
import { Icon } from '../icon/icon';
import { useAnswer } from '../use-answer';
import type { LiveFilterControls } from './live-filter';
import { OfferedServices } from './offered-services';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

interface SearchPanelProps {
  /** Models of the make in the URL, otherwise of the remembered vehicle's make. */
  models: string[];
  /** Newest first. */
  years: number[];
  /** The remembered vehicle, preselected if the URL has none. */
  vehicle?: FullVehicle | undefined;
  /** Services without products. */
  emptyServices: readonly string[];
  live: LiveFilterControls;
}

/**
 * SPEC 2.2: the Executive Search Platform. A GET form to the catalog; with JavaScript, it also filters the page while
 * typing and loads a make's models. What was searched for stands in the header's search box, not here again.
 */
export function SearchPanel({ models, years, vehicle, emptyServices, live }: SearchPanelProps) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const { answer, ask } = useAnswer<AnswerOf<typeof listVehicleModels>>();
  const value = (name: string) => params.get(name) ?? '';
  const isAsked = ['make', 'model', 'year', 'q', 'category'].some((name) => params.has(name));
  const own = isAsked || vehicle === undefined ? undefined : vehicleParams(vehicle);
  const make = own?.make ?? value('make');
  const model = own?.model ?? value('model');
  const year = String(own?.year ?? value('year'));
  const offered = answer?.models ?? models;
  // The remembered vehicle's year may have no fitment.
  const isOtherYear = /^\d{4}$/.test(year) && !years.includes(Number(year));
  const offeredYears = isOtherYear ? [Number(year), ...years] : years;

  const filter = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    const form = event.currentTarget.form;
    if (form === null) return;
    const data = new FormData(form);
    const read = (name: string) => String(data.get(name) ?? '');
    live.setFilter({ text: read('q'), category: read('category'), make: read('make') });
  };
  const changeMake = (event: ChangeEvent<HTMLSelectElement>) => {
    filter(event);
    ask(paths.vehicleModels(event.currentTarget.value));
  };

  return (
    <GetForm
      className="search-panel"
      action={paths.products()}
      role="search"
      aria-label={t`By vehicle or service`}
      key={`${key} ${own === undefined}`}
      onFocus={live.start}
    >
      <h2 className="search-panel__title">
        <Trans>Executive Search Platform</Trans>
      </h2>
      <div className="search-panel__fields">
        <PanelSelect name="year" label={t`Vehicle Year`} defaultValue={year}>
          <option value="">
            <Trans>Any year</Trans>
          </option>
          {offeredYears.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </PanelSelect>
        <PanelSelect name="make" label={t`Vehicle Make`} defaultValue={make} onChange={changeMake}>
          <MakeOptions chosen={make} />
        </PanelSelect>
        <PanelSelect
          name="model"
          label={t`Vehicle Model`}
          defaultValue={offered.includes(model) ? model : ''}
          chosen={offered.includes(model) ? model : ''}
          // Models of another make: nothing is chosen.
          key={offered[0]}
        >
          <option value="">{offered.length === 0 ? t`Pick a make` : t`Any model`}</option>
          {offered.map((model) => (
            <option key={model}>{model}</option>
          ))}
        </PanelSelect>
        <PanelSelect
          name="category"
          label={t`Professional Services`}
          defaultValue={value('category')}
          chosen={findServiceName(value('category'))}
          onChange={filter}
        >
          <OfferedServices chosen={value('category')} empty={emptyServices} />
        </PanelSelect>
        <div className="search-panel__text">
          <label htmlFor="panel-q">
            <Trans>Part number, name, or brand</Trans>
          </label>
          <input className="input" id="panel-q" name="q" type="search" onChange={filter} autoComplete="off" />
        </div>
        <button type="submit" className="btn btn--primary">
          <Icon name="search" />
          <Trans>SEARCH</Trans>
        </button>
      </div>
    </GetForm>
  );
}

interface PanelSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string;
  label: string;
  /** The text of the choice at first. */
  chosen?: string | undefined;
}

function PanelSelect({ label, chosen = '', onChange, ...props }: PanelSelectProps) {
  const [text, setText] = useState(chosen);
  const id = `panel-${props.name}`;
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    setText(event.currentTarget.selectedOptions[0]?.text ?? '');
    onChange?.(event);
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select className="select" id={id} onChange={change} {...props} />
      <ChosenText>{text}</ChosenText>
    </div>
  );
}
