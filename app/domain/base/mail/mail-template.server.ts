import { formatMoney } from '../shared/money.rules';
import { formatPartNumber, type ProductNumbers } from '../shared/part-number.rules';
import { getLanguage } from '~/i18n/language';
import { addLanguage } from '~/i18n/language-path';
import { t } from '~/i18n/text';

const STORE_NAME = 'Keyway Trade Supply';

/** Deployment-specific facts used in mail. */
export interface StoreFacts {
  origin: string;
  /** Recipients of Zelle and e-Transfer payments. */
  zelleEmail: string;
  eTransferEmail: string;
}

/**
 * Placeholders for facts unknown when mail is queued, for example by the reconciler. They are filled in when mail is
 * sent or shown.
 */
const PLACEHOLDERS = {
  origin: '{{store}}',
  zelleEmail: '{{zelle}}',
  eTransferEmail: '{{e-transfer}}',
} as const;

export interface MailLine extends ProductNumbers {
  name: string;
  quantity: number;
  /** Omitted where the price doesn't matter. */
  cents?: number;
}

/**
 * A part of a mail. A string is a paragraph that keeps its line breaks. It may hold what a visitor typed, so nothing in it
 * becomes a link or a placeholder; `written` is for paragraphs by staff, which may hold links.
 */
export type MailPart =
  | string
  | { written: string }
  | { lines: readonly MailLine[]; totals?: readonly (readonly [label: string, cents: number])[] }
  | { facts: readonly (readonly [label: string, value: string | StoreFact])[] }
  | { link: { label: string; href: string } };

/** A fact that is filled in when the mail is sent. */
interface StoreFact {
  fact: keyof StoreFacts;
}

/** Returns a link to one of the store's pages, in the language in which the mail is written. */
export function createStoreLink(path: string): string {
  return PLACEHOLDERS.origin + addLanguage(path, getLanguage());
}

/** Returns the recipient of a transfer. */
export function getTransferRecipient(method: 'zelle' | 'etransfer'): StoreFact {
  return { fact: method === 'zelle' ? 'zelleEmail' : 'eTransferEmail' };
}

export function fillInStoreFacts(text: string, facts: StoreFacts): string {
  return text
    .replaceAll(PLACEHOLDERS.origin, facts.origin)
    .replaceAll(PLACEHOLDERS.zelleEmail, facts.zelleEmail)
    .replaceAll(PLACEHOLDERS.eTransferEmail, facts.eTransferEmail);
}

/**
 * Breaks up what a mail program, or this module, would take for more than text: web addresses, placeholders, and control
 * characters.
 */
export function neutralize(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('://', ': //')
    .replaceAll('{{', '{ {');
}

function formatFact(value: string | StoreFact): string {
  return typeof value === 'string' ? neutralize(value) : PLACEHOLDERS[value.fact];
}

/** Renders mail as plain text. */
export function renderMailText(parts: readonly MailPart[]): string {
  return parts.map(renderPartAsText).join('\n\n');
}

function renderPartAsText(part: MailPart): string {
  if (typeof part === 'string') return neutralize(part);
  if ('written' in part) return part.written.replaceAll('{{', '{ {');
  if ('link' in part) return formatPair(part.link.label, part.link.href);
  if ('facts' in part)
    return part.facts.map(([label, value]) => formatPair(label, formatFact(value))).join('\n');
  const lines = part.lines.map(({ quantity, name, cents, ...numbers }) =>
    [
      `${quantity} x ${neutralize(name)} (${neutralize(formatPartNumber(numbers))})`,
      ...(cents === undefined ? [] : [formatMoney(cents)]),
    ].join('  '),
  );
  const totals = (part.totals ?? []).map(([label, cents]) => formatPair(label, formatMoney(cents)));
  return [...lines, ...(totals.length === 0 ? [] : ['', ...totals])].join('\n');
}

function formatPair(label: string, value: string): string {
  return t`${label}: ${value}`;
}

const INK = '#14202b';
const MUTED = '#56636f';
const LINE = '#d6dde3';
const BRASS = '#8a6416';
const FONT = "font-family:'IBM Plex Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:'IBM Plex Mono',Consolas,Menlo,monospace";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';

/** Renders mail as HTML with tables and inline styles, which mail clients support. All text is escaped. */
export function renderMailHtml(subject: string, parts: readonly MailPart[]): string {
  const rows = parts.map((part) => `<tr><td style="padding:0 24px 16px">${renderPartAsHtml(part)}</td></tr>`);
  return [
    `<!doctype html><html lang="${getLanguage()}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // The colors below are for a light background.
    '<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:#eef1f4;color:${INK};${FONT};font-size:16px;line-height:1.5">`,
    `<table ${TABLE} style="background:#eef1f4"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${TABLE} style="max-width:600px;background:#ffffff;border:1px solid ${LINE}">`,
    `<tr><td style="padding:16px 24px;background:${INK};color:#ffffff;font-weight:600;border-bottom:3px solid #c39a3f">${STORE_NAME}</td></tr>`,
    `<tr><td style="padding:24px 24px 12px"><h1 style="margin:0;font-size:20px;line-height:1.3;font-weight:600">${escapeHtml(subject)}</h1></td></tr>`,
    ...rows,
    `<tr><td style="padding:16px 24px;border-top:1px solid ${LINE};color:${MUTED};font-size:14px">${t`${STORE_NAME}. Questions? Reply to this message.`}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

function renderPartAsHtml(part: MailPart): string {
  if (typeof part === 'string') return renderParagraph(neutralize(part));
  if ('written' in part) return renderParagraph(part.written.replaceAll('{{', '{ {'));
  if ('link' in part) {
    const { label, href } = part.link;
    return `<a href="${escapeHtml(href)}" style="display:inline-block;padding:10px 18px;background:${BRASS};color:#ffffff;font-weight:600;text-decoration:none;border-radius:4px">${escapeHtml(label)}</a>`;
  }
  if ('facts' in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        `<tr><td style="padding:2px 16px 2px 0;color:${MUTED};white-space:nowrap" valign="top">${escapeHtml(label)}</td><td style="padding:2px 0;width:100%">${escapeHtml(formatFact(value))}</td></tr>`,
    );
    return `<table ${TABLE}>${rows.join('')}</table>`;
  }
  const cell = `padding:8px 0;border-top:1px solid ${LINE}`;
  const lines = part.lines.map(
    ({ name, quantity, cents, ...numbers }) =>
      `<tr><td style="${cell}" valign="top">${escapeHtml(neutralize(name))}<br><span style="${MONO};font-size:14px;color:${MUTED}">${escapeHtml(neutralize(formatPartNumber(numbers)))}</span></td>` +
      `<td style="${cell};padding-left:12px;white-space:nowrap" align="right" valign="top">${quantity} x</td>` +
      `<td style="${cell};padding-left:12px;white-space:nowrap" align="right" valign="top">${cents === undefined ? '' : escapeHtml(formatMoney(cents))}</td></tr>`,
  );
  const totals = (part.totals ?? []).map(([label, cents], index, all) => {
    const style =
      index === all.length - 1
        ? `padding:6px 0;border-top:2px solid ${INK};font-weight:600`
        : 'padding:6px 0';
    return `<tr><td style="${style}" colspan="2">${escapeHtml(label)}</td><td style="${style};white-space:nowrap" align="right">${escapeHtml(formatMoney(cents))}</td></tr>`;
  });
  return `<table ${TABLE}>${lines.join('')}${totals.join('')}</table>`;
}

function renderParagraph(text: string): string {
  return `<p style="margin:0">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
