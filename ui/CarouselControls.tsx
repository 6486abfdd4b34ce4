import { SquareButton } from './SquareButton.tsx';

type Props = {
  /** The name of one item: 'testimonial', 'slide'. */
  itemName: string;
  count: number;
  index: number;
  onGoTo: (index: number) => void;
};

/** Previous and next buttons, and a dot for each item. The surrounding region announces the item shown. */
export function CarouselControls({ itemName, count, index, onGoTo }: Props) {
  return (
    <div className="flex items-center justify-between gap-2 sm:justify-start">
      <SquareButton
        data-early=""
        icon="left"
        label={`Previous ${itemName}`}
        onClick={() => onGoTo(index - 1)}
      />
      <SquareButton
        data-early=""
        icon="right"
        label={`Next ${itemName}`}
        onClick={() => onGoTo(index + 1)}
      />
      <CarouselDots itemName={itemName} count={count} index={index} onGoTo={onGoTo} />
    </div>
  );
}

export function CarouselDots({ itemName, count, index, onGoTo }: Props) {
  return (
    <div className="flex items-center sm:pl-2">
      {Array.from({ length: count }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          type="button"
          data-early=""
          aria-label={`Go to ${itemName} ${place + 1}`}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onGoTo(place)}
          className="carousel-dot"
        />
      ))}
    </div>
  );
}
