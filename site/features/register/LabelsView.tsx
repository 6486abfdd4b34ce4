import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { compareByUrgency, type Piece } from '../../../contract/register.ts';
import { registerParameters } from '../../../contract/register-parameters.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import {
  a4Page,
  countLabels,
  type LabelSheet,
  labelPosition,
  labelSheets,
  sheetText,
  wrapText,
} from './label-sheets.ts';
import type { RegisterProps } from './RegisterApp.tsx';
import { postToRegister } from './register-api.ts';
import { LabelledControl, printIcon, RegisterButton, today } from './register-elements.tsx';

type Label = { id: number; key: string };

/** The labels of a register's pieces as they will be printed on a sheet, starting at any label. */
export function LabelsView({
  data,
  registerKey: key,
  only,
}: RegisterProps & { only: number | undefined }) {
  const inUse = data.pieces.filter(({ scrappedOn }) => !scrappedOn).sort(compareByUrgency(today()));
  const [sheet, setSheet] = useState<LabelSheet | undefined>(labelSheets[0]);
  const [chosen, setChosen] = useState(only === undefined ? 'all' : String(only));
  const [first, setFirst] = useState(0);
  const [labels, setLabels] = useState<readonly Label[]>();
  const [failed, setFailed] = useState('');
  const sites = [...new Set(inUse.map(({ site }) => site))];
  const pieces = inUse.filter(
    ({ id, site }) => chosen === 'all' || chosen === String(id) || chosen === `site ${site}`,
  );
  const ids = inUse.map(({ id }) => id).join(' ');
  useEffect(() => {
    let cancelled = false;
    postToRegister<{ labels: Label[] }>(registerPaths.labels, {
      key,
      ids: ids.split(' ').map(Number),
    }).then(
      (made) => cancelled || setLabels(made.labels),
      (error: Error) => cancelled || setFailed(error.message),
    );
    return () => {
      cancelled = true;
    };
  }, [key, ids]);
  if (!sheet) return null;
  const total = countLabels(sheet);
  const start = Math.min(first, total - 1);
  const sheets = Math.max(1, Math.ceil((start + pieces.length) / total));
  const keys = new Map(labels?.map((label) => [label.id, label.key]));
  return (
    <div className="labels">
      <div className="labels-form">
        <p>
          <a className="underline" href="#list">
            All equipment
          </a>
        </p>
        <h1>Labels</h1>
        <p>
          One for each piece. Anyone who scans it sees that piece and can record an inspection:
          nothing else.
        </p>
        <LabelledControl id="sheet" label="Label sheet">
          <select
            id="sheet"
            value={sheet.code}
            onChange={({ target }) =>
              setSheet(labelSheets.find(({ code }) => code === target.value) ?? sheet)
            }
          >
            {labelSheets.map((each) => (
              <option key={each.code} value={each.code}>
                {sheetText(each)}
              </option>
            ))}
          </select>
        </LabelledControl>
        <LabelledControl id="pieces" label="Pieces">
          <select id="pieces" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="all">All {inUse.length} pieces</option>
            {sites.length > 1 &&
              sites.map((site) => (
                <option key={`site ${site}`} value={`site ${site}`}>
                  {site || 'No site'}
                </option>
              ))}
            {inUse.map(({ id, number, name }) => (
              <option key={id} value={String(id)}>
                {number}, {name}
              </option>
            ))}
          </select>
        </LabelledControl>
        <LabelledControl
          id="first"
          label="Start at label"
          hint={`1 to ${total}: the first that is still on the sheet`}
        >
          <input
            id="first"
            type="number"
            min={1}
            max={total}
            value={start + 1}
            onChange={({ target }) =>
              setFirst(Math.max(0, Math.min(total, Math.floor(Number(target.value)) || 1) - 1))
            }
          />
        </LabelledControl>
        <StartChooser sheet={sheet} start={start} count={pieces.length} onStart={setFirst} />
        {failed && <div role="alert">{failed}</div>}
        <RegisterButton
          look="signal"
          aria-disabled={!labels}
          onClick={() => labels && window.print()}
        >
          <Icon name={printIcon} small /> Print {pieces.length}{' '}
          {pieces.length === 1 ? 'label' : 'labels'}
        </RegisterButton>
        <p>
          Print at 100 %, not 'fit to page'. Weatherproof polyester labels last longest outdoors.
          Label lost? Replace its code on the piece's page: the old one stops working.
        </p>
      </div>
      <div className="labels-sheets">
        {Array.from({ length: sheets }, (_, at) => at).map((at) => (
          <Sheet
            key={at}
            sheet={sheet}
            used={at === 0 ? start : 0}
            pieces={pieces.slice(at === 0 ? 0 : at * total - start, (at + 1) * total - start)}
            keys={keys}
          />
        ))}
      </div>
    </div>
  );
}

type ChooserProps = {
  sheet: LabelSheet;
  start: number;
  count: number;
  onStart: (at: number) => void;
};

/** For the pointer. Keyboard users have the field above. */
function StartChooser({ sheet, start, count, onStart }: ChooserProps) {
  return (
    <svg
      className="labels-start"
      viewBox={`0 0 ${a4Page.width} ${a4Page.height}`}
      aria-hidden="true"
      onClick={({ target }) => {
        const at = target instanceof Element ? target.getAttribute('data-at') : null;
        if (at !== null) onStart(Number(at));
      }}
    >
      {Array.from({ length: countLabels(sheet) }, (_, at) => {
        const { x, y } = labelPosition(sheet, at);
        const look =
          at < start
            ? 'is-used'
            : at === start
              ? 'is-first'
              : at < start + count
                ? 'is-printed'
                : '';
        return (
          <rect
            key={`${x} ${y}`}
            {...{ x, y }}
            data-at={at}
            width={sheet.width}
            height={sheet.height}
            className={look}
          />
        );
      })}
    </svg>
  );
}

type SheetProps = {
  sheet: LabelSheet;
  used: number;
  pieces: readonly Piece[];
  keys: ReadonlyMap<number, string>;
};

function Sheet({ sheet, used, pieces, keys }: SheetProps) {
  const numbers = pieces.map(({ number }) => number).join(', ');
  return (
    <svg
      className="labels-sheet"
      viewBox={`0 0 ${a4Page.width} ${a4Page.height}`}
      role="img"
      aria-label={`Sheet with the labels of ${numbers || 'no piece'}`}
    >
      {Array.from({ length: countLabels(sheet) }, (_, at) => {
        const { x, y } = labelPosition(sheet, at);
        const piece = pieces[at - used];
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {at < used && (
              <rect className="labels-used" width={sheet.width} height={sheet.height} />
            )}
            <rect className="labels-edge" width={sheet.width} height={sheet.height} />
            {at >= used && piece && (
              <PieceLabel sheet={sheet} piece={piece} labelKey={keys.get(piece.id)} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

const minQrSize = 25;

type PieceLabelProps = { sheet: LabelSheet; piece: Piece; labelKey: string | undefined };

function PieceLabel({ sheet: { width, height }, piece, labelKey }: PieceLabelProps) {
  const side = Math.max(minQrSize, Math.min(height - 5, width * 0.46, 48));
  const left = side + 6;
  const room = width - left - 2;
  const size = Math.min(9, (room / Math.max(3, piece.number.length)) * 2.1);
  const lines = wrapText(piece.name, Math.floor(room / 1.45), 3);
  const top = Math.max(size + 2, height / 2 - 8);
  return (
    <g>
      {labelKey && <QrCode text={labelUrl(labelKey)} x={3} y={(height - side) / 2} side={side} />}
      <text className="labels-number" x={left} y={top} fontSize={size}>
        {piece.number}
      </text>
      {lines.map((line, at) => (
        <text key={line} className="labels-name" x={left} y={top + 4.4 + at * 3.3} fontSize="2.8">
          {line}
        </text>
      ))}
      <text x={left} y={top + 5.6 + lines.length * 3.3} fontSize="2.3">
        Scan before you climb.
      </text>
      <text x={left} y={top + 8.6 + lines.length * 3.3} fontSize="2.3">
        ‘Do not use’? Stay off.
      </text>
    </g>
  );
}

const labelUrl = (key: string) => `${location.origin}/success?${registerParameters.piece}=${key}`;

/** The quiet zone around a QR code, in modules. Phones need four. */
const quietZone = 4;

function QrCode({ text, x, y, side }: { text: string; x: number; y: number; side: number }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, down) => row.map((dark, across) => (dark ? `M${across} ${down}h1v1h-1z` : '')))
    .join('');
  return (
    <g transform={`translate(${x} ${y}) scale(${side / size})`}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} shapeRendering="crispEdges" />
    </g>
  );
}
