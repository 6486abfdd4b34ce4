import type { CardView } from './card-facts.ts';

type Part =
  | 'card'
  | 'plate'
  | 'picture'
  | 'zoom'
  | 'link'
  | 'name'
  | 'figures'
  | 'price'
  | 'actions';

/**
 * Where a card's parts stand. Grid: five rows, which neighbours share. List: one row a product, its
 * figures in columns that line up down the page; on narrower screens the parts fold under the name.
 */
export const cardLook: Readonly<Record<CardView, Readonly<Record<Part, string>>>> = {
  grid: {
    card: 'sm:row-span-5 sm:grid-rows-subgrid max-sm:[--tall:calc(100vw+285px)] max-md:even:border-r-0 max-sm:border-r-0',
    plate: 'aspect-square',
    picture: 'size-full',
    zoom: 'right-2',
    link: 'after:aspect-square after:w-full',
    name: 'border-line border-t px-4 pt-3.5',
    figures: 'flex flex-col justify-end px-4 pt-3.5 [&>dl]:border-b',
    price: 'grid-cols-[1fr_auto] content-end px-4 pt-3.5',
    actions: 'grid-cols-2 p-4',
  },
  list: {
    card: 'max-sm:[--tall:355px] max-md:border-r-0 grid-cols-[116px_minmax(0,1fr)] md:grid-cols-[150px_minmax(0,1fr)_190px] md:grid-rows-[auto_1fr] min-[80rem]:grid-cols-[196px_minmax(0,1.15fr)_minmax(0,1.1fr)_208px]',
    plate: 'min-h-32 border-line border-r md:row-span-2 md:min-h-49.5',
    picture: 'absolute inset-0 size-full',
    zoom: 'left-2',
    link: 'after:h-32 after:w-29 md:after:h-full md:after:w-37.5 min-[80rem]:after:w-49',
    name: 'px-4 py-3.5 md:col-start-2 md:row-start-1 md:px-5 md:py-4.5 min-[80rem]:row-span-2',
    figures:
      'px-4 max-md:col-span-2 max-md:border-line max-md:border-t max-md:pt-3.5 md:col-start-2 md:row-start-2 md:px-5 md:pb-4.5 min-[80rem]:col-start-3 min-[80rem]:row-span-2 min-[80rem]:row-start-1 min-[80rem]:pt-5.5 min-[80rem]:pl-1',
    price:
      'content-start px-4 pt-3.5 max-md:col-span-2 max-md:grid-cols-[1fr_auto] md:col-start-3 md:row-start-1 md:border-line md:border-l md:pt-4.5 min-[80rem]:col-start-4',
    actions:
      'grid-cols-2 p-4 max-md:col-span-2 md:col-start-3 md:row-start-2 md:content-end md:grid-cols-1 md:border-line md:border-l md:pt-3 min-[80rem]:col-start-4',
  },
};
