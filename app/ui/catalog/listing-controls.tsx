import { Link } from '@remix-run/react';
import type { ChangeEvent } from 'react';

import {
  buildListingParams,
  PAGE_SIZES,
  SORTS,
  type ListingQuery,
  type View,
} from '../../domain/goods/catalog/listing/listing.rules';
import { withQuery } from '../../paths';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { GetForm } from '../form/get-form';
import { useFieldsOfAddress } from '../form/use-fields-of-address';
import { HiddenParams } from './hidden-params';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const VIEW_ICONS = perLanguage<Record<View, { icon: IconName; name: string }>>(() => ({
  grid: { icon: 'layout-grid', name: t`Grid view` },
  list: { icon: 'list', name: t`List view` },
}));

interface ListingControlsProps {
  path: string;
  query: ListingQuery;
  /** The view in effect; the URL may leave it to the category. */
  view: View;
}

/** Order, page size, and view. With JavaScript, a choice applies at once; otherwise with the button. */
export function ListingControls({ path, query, view: shown }: ListingControlsProps) {
  const { sort, pageSize } = query;
  const form = useFieldsOfAddress({ sort, pageSize });
  const apply = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit();
  return (
    <>
      <GetForm action={path} className="listing__order" autoComplete="off" ref={form} preventScrollReset>
        <HiddenParams query={query} except={['sort', 'pageSize', 'page']} />
        <div className="cluster cluster--row align-center">
          <label htmlFor="sort">
            <Trans>Sort</Trans>
          </label>
          <select className="select" id="sort" name="sort" defaultValue={sort} onChange={apply}>
            {Object.entries(SORTS()).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="listing__size cluster cluster--row align-center">
          <label htmlFor="pageSize">
            <Trans>Per page</Trans>
          </label>
          <select className="select" id="pageSize" name="pageSize" defaultValue={pageSize} onChange={apply}>
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
        <button type="submit" className="btn without-scripts">
          <Trans>Apply</Trans>
        </button>
      </GetForm>
      <div className="listing__views">
        {(['grid', 'list'] as const).map((view) => (
          <Link
            key={view}
            className="icon-btn"
            to={withQuery(path, buildListingParams({ ...query, view }))}
            aria-current={shown === view ? 'true' : undefined}
            discover="none"
            preventScrollReset
          >
            <Icon name={VIEW_ICONS()[view].icon} />
            <span className="sr-only">{VIEW_ICONS()[view].name} </span>
          </Link>
        ))}
      </div>
    </>
  );
}
