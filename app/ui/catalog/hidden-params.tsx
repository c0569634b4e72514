import { buildListingParams, type ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';

/** Hidden fields for what a GET form does not ask for itself, so that sending it keeps the rest of the address. */
export function HiddenParams({
  query,
  except,
}: {
  query: ListingQuery;
  except: readonly (keyof ListingQuery)[];
}) {
  const kept = Object.entries(buildListingParams(query)).filter(
    ([name]) => !except.some((own) => own === name),
  );
  // A list repeats its name, which is meant: `hidden` keeps the check of repeated names from the fields.
  return (
    <div hidden>
      {kept.flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value === true ? '1' : String(value)]).map((text) => (
          <input key={`${name}=${text}`} type="hidden" name={name} value={text} />
        )),
      )}
    </div>
  );
}
