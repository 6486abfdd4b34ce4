import { company, registeredOfficeLine } from '../../content/company.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** An email's content; the same blocks render as plain text and HTML. A string is a paragraph. */
export type Block =
  | string
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: Facts }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'link'; text: string; href: string };

type Facts = readonly (readonly [name: string, value: string])[];

/** A block of names with their values. */
export const facts = (rows: Facts): Block => ({ kind: 'facts', rows });

/** An email without its recipient. */
export type EmailContent = { subject: string; text: string; html: string };

const signature = () => [
  company.legalName,
  `${company.phone.shown}, ${company.email.shown}, ${openingHours().shown}`,
  `Registered in ${company.registeredIn}, company number ${company.companyNumber}, VAT ${company.vatNumber}. Registered office: ${registeredOfficeLine}.`,
];

/** Renders an email from its blocks, with the company details the Companies Act requires. */
export function renderEmail(subject: string, blocks: readonly Block[]): EmailContent {
  // A line break in a subject would start a new header.
  const line = subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return {
    subject: line,
    // Mail clients recognise two dashes and a space as the start of a signature.
    text: `${blocks.map(blockToText).join('\n\n')}\n\n-- \n${signature().join('\n')}\n`,
    html: pageHtml(line, blocks),
  };
}

function blockToText(block: Block): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'heading':
      return block.text.toUpperCase();
    case 'facts':
      return block.rows.map(([name, value]) => factToText(name, value)).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' | ')).join('\n');
    case 'link':
      return `${block.text}:\n${block.href}`;
  }
}

/** Multi-line values start on their own line, indented. */
function factToText(name: string, value: string): string {
  return value.includes('\n')
    ? `${name}:\n  ${value.replaceAll('\n', '\n  ')}`
    : `${name}: ${value}`;
}

const ink = '#0e1a2b';
const cell =
  'padding:8px 12px 8px 0;border-bottom:1px solid #d8d3c8;text-align:left;vertical-align:top';

function pageHtml(subject: string, blocks: readonly Block[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f3ed;color:${ink};font:16px/1.5 Arial,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:32px 24px">
<p style="font-weight:bold;font-size:22px;border-bottom:1px solid ${ink};padding-bottom:12px">${escapeHtml(company.name)}</p>
${blocks.map(blockToHtml).join('\n')}
<p style="border-top:1px solid ${ink};margin-top:32px;padding-top:12px;font-size:13px;color:#3d4859">${signature().map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}

function blockToHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escapeWithLineBreaks(block)}</p>`;
  switch (block.kind) {
    case 'heading':
      return `<h2 style="font-size:18px;margin:28px 0 8px">${escapeHtml(block.text)}</h2>`;
    case 'facts':
      return table(
        block.rows.map(([name, value]) =>
          line([`<th scope="row" style="${cell};width:30%">${escapeHtml(name)}</th>`, data(value)]),
        ),
      );
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'table':
      return table([
        line(block.head.map((name) => `<th scope="col" style="${cell}">${escapeHtml(name)}</th>`)),
        ...block.rows.map((row) => line(row.map(data))),
      ]);
    case 'link':
      return `<p><a href="${escapeHtml(block.href)}" style="color:${ink}">${escapeHtml(block.text)}</a></p>`;
  }
}

const table = (lines: readonly string[]): string =>
  `<table style="width:100%;border-collapse:collapse;font-size:14px">${lines.join('')}</table>`;
const line = (cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`;
const data = (text: string): string => `<td style="${cell}">${escapeWithLineBreaks(text)}</td>`;
const escapeWithLineBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
