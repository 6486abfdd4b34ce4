import { useId, useState } from 'react';
import { badges } from '../../catalogue/badges.ts';
import type { ChangeField } from '../../catalogue/changes.ts';
import { exactMetres, kilograms } from '../../catalogue/measures.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table } from '../../ui/Table.tsx';
import { navigate, type Params } from '../app/router.tsx';
import { useTray } from '../app/Tray.tsx';
import { Cells, Section } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Loaded } from '../ui/states.tsx';
import { DraftBar } from './DraftBar.tsx';
import { type Given, Switch, TextDraft, usePressed } from './DraftFields.tsx';
import { FieldNote } from './FieldNote.tsx';
import { MoneyField } from './MoneyField.tsx';
import { PhotoField } from './PhotoField.tsx';
import { ProductCard } from './ProductCard.tsx';
import {
  fieldNames,
  type ProductDetail,
  useAddToDraft,
  useDiscard,
  useProduct,
} from './prices-data.ts';
import { SizePanel } from './SizePanel.tsx';
import { WasNote } from './WasNote.tsx';

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
      <Loaded load={load}>{(product) => <Product key={id} product={product} />}</Loaded>
      <DraftBar />
    </Screen>
  );
}

function Product({ product }: { product: ProductDetail }) {
  const { row, sizes, href, added, range, measures } = product;
  const [adding, setAdding] = useState(false);
  if (!row) return null;
  /** A field with its live and its drafted value; `drafted` is undefined if it is not in the draft. */
  const given = (field: ChangeField) => {
    const found = product.fields.find((each) => each.field === field);
    const drafted = found?.isDrafted ? (found.drafted ?? null) : undefined;
    const live = found?.live ?? null;
    return { productId: row.id, field, label: fieldNames[field], live, drafted };
  };
  const now = (field: ChangeField) => {
    const { live, drafted } = given(field);
    return drafted === undefined ? live : drafted;
  };
  const pence = (field: 'price' | 'originalPrice') => now(field) as number | null;
  const photo = now('photo') as string | null;
  return (
    <div className="product-columns">
      <div className="product-form">
        {added && <NewSizeNote productId={row.id} name={row.name} by={added.by} />}
        <Section title="Texts" note="Heights, load and weight come from the drawing">
          <div className="grid gap-4">
            <TextDraft {...given('description')} rows={4} />
            <TextDraft
              {...given('features')}
              rows={4}
              as="lines"
              hint="Two to four, one per line"
            />
            <TextDraft {...given('inBox')} rows={3} as="lines" hint="One per line" />
          </div>
        </Section>
        <Section title="Picture">
          <PhotoField productId={row.id} photo={photo} rendered={product.rendered} />
        </Section>
        <Section title="Badges" note="At most four">
          <BadgeChoice {...given('badges')} />
        </Section>
        <Section title="Price and availability">
          <div className="product-prices">
            {(['price', 'originalPrice'] as const).map((field) => (
              <div key={field}>
                <span className="field-label mb-1.5 block" aria-hidden="true">
                  {fieldNames[field]} inc VAT
                </span>
                <MoneyField
                  productId={row.id}
                  field={field}
                  label={`${fieldNames[field]} inc VAT`}
                  drafted={given(field).drafted as number | null | undefined}
                  live={given(field).live as number | null}
                />
              </div>
            ))}
            <TextDraft
              {...given('estimatedRestock')}
              as="optional"
              hint="When sold out: Due in 2 weeks"
            />
          </div>
          <WasNote row={row} long />
          <Switch {...given('featured')} label="Featured">
            On the home page and first among related products
          </Switch>
          <Switch {...given('withdrawn')} label="Withdrawn">
            Nobody can buy it. Its page stays and suggests alternatives
          </Switch>
        </Section>
        <Section title="Measures" note="The drawing, 3D model and data sheet are made from these">
          <Cells
            cells={[
              { name: 'Height', value: exactMetres(measures.height) },
              { name: 'Width', value: exactMetres(measures.width) },
              { name: 'Length', value: exactMetres(measures.length) },
              { name: 'Closed length', value: exactMetres(measures.closedLength) },
              { name: 'Weight', value: kilograms(measures.weight) },
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
            <SizeTable sizes={sizes} chosen={row.id} />
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
            price: pence('price') ?? row.price,
            originalPrice: pence('originalPrice'),
            badges: now('badges') as string[],
            withdrawn: now('withdrawn') === true,
            priceBefore: row.price,
          }}
        />
        <p className="product-text">{String(now('description') ?? '')}</p>
      </Section>
    </div>
  );
}

type Sizes = ProductDetail['sizes'];

function SizeTable({ sizes, chosen }: { sizes: Sizes; chosen: string }) {
  return (
    <Table
      caption="Sizes of this range"
      rows={sizes}
      rowKey={({ id }) => id}
      chosen={chosen}
      columns={[
        {
          key: 'size',
          head: 'Size',
          phone: 'title',
          cell: ({ id, name, sku, isNew, withdrawn }) => (
            <>
              <a href={`/products/${id}`}>{name}</a>
              <small>
                {[sku, isNew && 'not yet live', withdrawn && 'withdrawn']
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </>
          ),
        },
        {
          key: 'height',
          head: 'Height',
          align: 'end',
          phone: 'hide',
          cell: ({ height }) => `${height} m`,
        },
        {
          key: 'weight',
          head: 'Weight',
          align: 'end',
          phone: 'hide',
          cell: ({ weight }) => `${weight} kg`,
        },
        {
          key: 'price',
          head: 'Price inc VAT',
          align: 'end',
          phone: 'end',
          cell: ({ price }) => formatPrice(price),
        },
      ]}
    />
  );
}

type NoteProps = { productId: string; name: string; by: string | null };

/** A note that a new size exists only in the draft, with a button to remove it. */
function NewSizeNote({ productId, name, by }: NoteProps) {
  const discard = useDiscard();
  const putBack = useAddToDraft();
  const tray = useTray();
  const remove = async () => {
    const { changes } = await discard.mutateAsync([productId]);
    navigate('/prices');
    tray.show({
      text: `${name} removed from the draft.`,
      undo: () => putBack.mutateAsync({ origin: 'hand', changes }),
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

function BadgeChoice(given: Given) {
  const id = useId();
  const { draft, press, shown } = usePressed<readonly string[]>(given);
  const toggle = (badge: string) => {
    const next = shown.includes(badge) ? shown.filter((each) => each !== badge) : [...shown, badge];
    press(next);
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
