import { useId, useState } from 'react';
import { badges } from '../../catalogue/badges.ts';
import type { ChangeField } from '../../catalogue/changes.ts';
import { formatKilograms, formatMetresToCm } from '../../catalogue/measures.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Column, figureColumn, Table } from '../../ui/Table.tsx';
import { navigate, type Params } from '../app/router.tsx';
import { useToast } from '../app/Toast.tsx';
import { FactGrid, Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { QueryResult } from '../ui/states.tsx';
import { DraftBar } from './DraftBar.tsx';
import {
  type DraftFieldProps,
  DraftSwitch,
  DraftTextField,
  useInstantDraftField,
} from './DraftFields.tsx';
import { DraftPriceField } from './DraftPriceField.tsx';
import { FieldNote } from './FieldNote.tsx';
import { PhotoField } from './PhotoField.tsx';
import { ProductCard } from './ProductCard.tsx';
import {
  fieldNames,
  type ProductDetail,
  useAddToDraft,
  useDiscardDraft,
  useProduct,
} from './prices-data.ts';
import { SizePanel } from './SizePanel.tsx';
import { WasPriceNote } from './WasNote.tsx';

/** One product: its fields on the left, the shop's card with the draft applied on the right. */
export default function ProductScreen({ params: { id = '' } }: { params: Params }) {
  const load = useProduct(id);
  const { row, href } = load.data ?? {};
  return (
    <Screen
      title={row?.name ?? 'Product'}
      sub={row?.sku}
      back="/prices"
      actions={
        href && (
          <LinkButton href={href} target="_blank" look="quiet" className="wide-only">
            <Icon name="eye" /> Open in shop
          </LinkButton>
        )
      }
    >
      <QueryResult load={load}>{(product) => <Product key={id} product={product} />}</QueryResult>
      <DraftBar />
    </Screen>
  );
}

function Product({ product }: { product: ProductDetail }) {
  const { row, sizes, href, added, range, measures } = product;
  const [adding, setAdding] = useState(false);
  if (!row) return null;
  /** A field with its live and its drafted value; `drafted` is undefined if it is not in the draft. */
  const toFieldProps = (field: ChangeField) => {
    const found = product.fields.find((each) => each.field === field);
    const drafted = found?.isDrafted ? (found.drafted ?? null) : undefined;
    const live = found?.live ?? null;
    return { productId: row.id, field, label: fieldNames[field], live, drafted };
  };
  const currentValue = (field: ChangeField) => {
    const { live, drafted } = toFieldProps(field);
    return drafted === undefined ? live : drafted;
  };
  const currentPence = (field: 'price' | 'originalPrice') => currentValue(field) as number | null;
  const photo = currentValue('photo') as string | null;
  return (
    <div className="product-columns">
      <div className="grid gap-7">
        {added && <NewSizeNote productId={row.id} name={row.name} by={added.by} />}
        <Section title="Texts" note="Heights, load and weight come from the drawing">
          <div className="grid gap-4">
            <DraftTextField {...toFieldProps('description')} rows={4} />
            <DraftTextField
              {...toFieldProps('features')}
              rows={4}
              as="lines"
              hint="Two to four, one per line"
            />
            <DraftTextField {...toFieldProps('inBox')} rows={3} as="lines" hint="One per line" />
          </div>
        </Section>
        <Section title="Picture">
          <PhotoField productId={row.id} photo={photo} rendered={product.rendered} />
        </Section>
        <Section title="Badges" note="At most four">
          <BadgeField {...toFieldProps('badges')} />
        </Section>
        <Section title="Price and availability">
          <div className="mb-2 grid grid-cols-[auto_auto_minmax(200px,1fr)] items-end gap-4 max-md:grid-cols-[1fr_1fr] max-md:*:last:col-span-full">
            {(['price', 'originalPrice'] as const).map((field) => (
              <div key={field}>
                <span className="field-label mb-1.5 block" aria-hidden="true">
                  {fieldNames[field]} inc VAT
                </span>
                <DraftPriceField
                  productId={row.id}
                  field={field}
                  label={`${fieldNames[field]} inc VAT`}
                  drafted={toFieldProps(field).drafted as number | null | undefined}
                  live={toFieldProps(field).live as number | null}
                />
              </div>
            ))}
            <DraftTextField
              {...toFieldProps('estimatedRestock')}
              as="optional"
              hint="When sold out: Due in 2 weeks"
            />
          </div>
          <WasPriceNote row={row} long />
          <DraftSwitch {...toFieldProps('featured')} label="Featured">
            On the home page and first among related products
          </DraftSwitch>
          <DraftSwitch {...toFieldProps('withdrawn')} label="Withdrawn">
            Nobody can buy it. Its page stays and suggests alternatives
          </DraftSwitch>
        </Section>
        <Section title="Measures" note="The drawing, 3D model and data sheet are made from these">
          <FactGrid
            cells={[
              { name: 'Height', value: formatMetresToCm(measures.height) },
              { name: 'Width', value: formatMetresToCm(measures.width) },
              { name: 'Length', value: formatMetresToCm(measures.length) },
              { name: 'Closed length', value: formatMetresToCm(measures.closedLength) },
              { name: 'Weight', value: formatKilograms(measures.weight) },
            ]}
          />
        </Section>
        {range && (
          <Section
            title="Sizes of this range"
            note={range.title}
            end={
              <Button size="small" look="quiet" onClick={() => setAdding(true)}>
                <Icon name="plus" small /> Add a size
              </Button>
            }
          >
            <Table
              caption="Sizes of this range"
              rows={sizes}
              rowKey={({ id }) => id}
              chosen={row.id}
              columns={sizeColumns}
            />
            <p className="label mt-3">
              A new size shows its drawing until the studio has made its picture or you upload a
              photo.
            </p>
          </Section>
        )}
        {adding && range && (
          <SizePanel productId={row.id} range={range} onClose={() => setAdding(false)} />
        )}
      </div>
      <Section title="In the shop" note="with the draft">
        <ProductCard
          large
          card={{
            ...{ sku: row.sku, name: row.name, href },
            picture: photo ?? product.rendered,
            price: currentPence('price') ?? row.price,
            originalPrice: currentPence('originalPrice'),
            badges: currentValue('badges') as string[],
            withdrawn: currentValue('withdrawn') === true,
            priceBefore: row.price,
          }}
        />
        <p className="product-text">{String(currentValue('description') ?? '')}</p>
      </Section>
    </div>
  );
}

const sizeColumns: readonly Column<ProductDetail['sizes'][number]>[] = [
  {
    head: 'Size',
    phone: 'title',
    cell: ({ id, name, sku, isNew, withdrawn }) => (
      <>
        <a href={`/products/${id}`}>{name}</a>
        <small>
          {[sku, isNew && 'not yet live', withdrawn && 'withdrawn'].filter(Boolean).join(', ')}
        </small>
      </>
    ),
  },
  figureColumn('Height', 'hide', ({ height }) => `${height} m`),
  figureColumn('Weight', 'hide', ({ weight }) => `${weight} kg`),
  figureColumn('Price inc VAT', 'end', ({ price }) => formatPrice(price)),
];

type NoteProps = { productId: string; name: string; by: string | null };

/** A note that a new size exists only in the draft, with a button to remove it. */
function NewSizeNote({ productId, name, by }: NoteProps) {
  const discard = useDiscardDraft();
  const restoreDraft = useAddToDraft();
  const toast = useToast();
  const remove = async () => {
    const { changes } = await discard.mutateAsync([productId]);
    navigate('/prices');
    toast.show({
      text: `${name} removed from the draft.`,
      undo: () => restoreDraft.mutateAsync({ origin: 'hand', changes }),
    });
  };
  return (
    <div className="note flex flex-wrap items-center justify-between gap-3">
      <p>
        <strong>New size, not yet live.</strong> {by ? `Added by ${by}.` : ''}
      </p>
      <Button size="small" look="quiet" disabled={discard.isPending} onClick={remove}>
        Remove it
      </Button>
    </div>
  );
}

function BadgeField(props: DraftFieldProps) {
  const id = useId();
  const { draft, saveValue, shown } = useInstantDraftField<readonly string[]>(props);
  const toggle = (badge: string) => {
    const next = shown.includes(badge) ? shown.filter((each) => each !== badge) : [...shown, badge];
    saveValue(next);
  };
  return (
    <>
      <div className="badge-choice">
        {badges.map((badge) => (
          <button
            key={badge}
            type="button"
            aria-pressed={shown.includes(badge)}
            onClick={() => toggle(badge)}
          >
            <Icon name={shown.includes(badge) ? 'check' : 'plus'} small /> {badge}
          </button>
        ))}
      </div>
      <FieldNote id={`${id}-note`} field="badges" draft={draft} onKeepTheirs={() => {}} />
    </>
  );
}
