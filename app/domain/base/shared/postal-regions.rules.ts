import { t } from '~/i18n/text';
import { ASKS_TO_CONFIRM, getRegionName } from './regions.rules';

/** First three digits of ZIP codes by state, as ranges (USPS). Unassigned numbers belong to their neighbors. */
const US_PREFIXES = `5NY 6-9PR 10-27MA 28-29RI 30-38NH 39-49ME 50-54VT 55MA 56-59VT 60-69CT 70-89NJ 100-149NY 150-196PA
197-199DE 200DC 201VA 202-205DC 206-219MD 220-246VA 247-268WV 270-289NC 290-299SC 300-319GA 320-339FL 341-349FL 350-369AL
370-385TN 386-397MS 398-399GA 400-427KY 430-459OH 460-479IN 480-499MI 500-528IA 530-549WI 550-567MN 569DC 570-577SD
580-588ND 590-599MT 600-629IL 630-658MO 660-679KS 680-693NE 700-714LA 716-729AR 730-732OK 733TX 734-749OK 750-799TX
800-816CO 820-831WY 832-838ID 840-847UT 850-865AZ 870-884NM 885TX 889-898NV 900-961CA 967-968HI 970-979OR 980-994WA
995-999AK`;

const US_RANGES = [...US_PREFIXES.matchAll(/(\d+)(?:-(\d+))?([A-Z]{2})/g)].map(
  ([, from, to = from, region]) => ({
    from: Number(from),
    to: Number(to),
    region: region ?? '',
  }),
);

/** Provinces by the first letter of their postal codes (Canada Post). */
const CANADIAN_LETTERS: Partial<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

interface Region {
  state: string;
  /** Normalized. */
  zipCode: string;
}

/**
 * Says where a ZIP or postal code is, if not in the given state or province; undefined if they agree, or if no one can
 * tell. A few places have the code of a neighboring state, so this is a question and not an error.
 */
export function describeRegionMismatch({ state, zipCode }: Region): string | undefined {
  const regions = listRegions(zipCode);
  if (regions.length === 0 || regions.includes(state)) return undefined;
  const found = regions.map(getRegionName).join(t` or `);
  const chosen = getRegionName(state);
  return t`${zipCode} is in ${found}, not ${chosen}.`;
}

/** Asks the buyer about such a code; undefined if there is nothing to ask. */
export function findRegionQuestion(region: Region): string | undefined {
  const mismatch = describeRegionMismatch(region);
  return mismatch === undefined ? undefined : `${mismatch} ${ASKS_TO_CONFIRM()}`;
}

function listRegions(zipCode: string): readonly string[] {
  const letters = CANADIAN_LETTERS[zipCode.charAt(0)];
  if (letters !== undefined) return letters;
  const prefix = Number(zipCode.slice(0, 3));
  return US_RANGES.filter(({ from, to }) => from <= prefix && prefix <= to).map(({ region }) => region);
}
