import { type ReactNode, useEffect, useRef } from 'react';
import { buildShopUrl } from '../../../catalogue/listing-query.ts';
import { type HeroSlide, heroSlides } from '../../../content/hero.ts';
import { CarouselDots } from '../../../ui/CarouselControls.tsx';
import { Icon, type IconName, type IconPath } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useRotation } from '../../../ui/use-rotation.ts';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';

export const pauseIcon: IconPath = 'M6.5 4v12M13.5 4v12';
export const playIcon: IconPath = 'M6 3.5l10 6.5-10 6.5z';

type HeroProps = {
  /** One picture per slide, rendered at build time. Astro passes them as named slots. */
  access?: ReactNode;
  parts?: ReactNode;
  all?: ReactNode;
};

/** Three slides: a picture with its true dimensions, and the text in a title block at its foot. */
export const Hero = withErrorBoundary(function Hero({ access, parts, all }: HeroProps) {
  const section = useRef<HTMLElement>(null);
  const { index, playing, goTo, toggle, rest } = useRotation(heroSlides.length, 5000, section);
  const pictures = [access, parts, all];
  useEffect(() => {
    // A hidden lazy picture loads only when shown, which is too late for a slide that changes automatically.
    for (const picture of section.current?.querySelectorAll('img') ?? []) picture.loading = 'eager';
  }, []);
  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label="What we sell"
      className="relative border-ink border-b bg-plate max-md:grid"
      {...rest}
    >
      {pictures.map((picture, place) => (
        <div key={heroSlides[place]?.id} hidden={place !== index} className="hero-picture">
          {picture}
        </div>
      ))}
      <div className="md:absolute md:inset-x-0 md:bottom-0">
        <div className="md:sheet">
          <div className="-mb-px border-ink border-t bg-paper md:w-146 md:border">
            {/* Stacked, as tall as the longest one, so that nothing below moves when they change. */}
            <div className="grid">
              {heroSlides.map((slide, place) => (
                <SlideText key={slide.id} slide={slide} shown={place === index} />
              ))}
            </div>
            <Controls index={index} playing={playing} goTo={goTo} toggle={toggle} />
          </div>
        </div>
      </div>
    </section>
  );
});

function SlideText({ slide, shown }: { slide: HeroSlide; shown: boolean }) {
  // The visible heading is the h1, so that the page always has exactly one.
  const Heading = shown ? 'h1' : 'h2';
  return (
    <div className={`hero-words ${shown ? '' : 'invisible'}`}>
      <p className="label mb-3">{slide.subtitle}</p>
      <Heading className="head-0">{slide.title}</Heading>
      <p className="lead mt-4 mb-5.5 max-w-[30em] max-md:text-16 md:mt-5 md:mb-7">
        {slide.description}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <LinkButton
          look="signal"
          size="big"
          className="max-sm:w-full"
          href={buildShopUrl({ filters: { categoryKey: slide.action } })}
        >
          {slide.cta}
          <Icon name="arrow" />
        </LinkButton>
        {slide.link && <TextLink href={slide.link.href}>{slide.link.label}</TextLink>}
      </div>
    </div>
  );
}

type ControlProps = Pick<ReturnType<typeof useRotation>, 'index' | 'playing' | 'goTo' | 'toggle'>;

type ControlButtonProps = { label: string; icon: IconName; edge: string; onClick: () => void };

function ControlButton({ label, icon, edge, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      data-early=""
      aria-label={label}
      className={`${edge} grid size-14 flex-none place-items-center border-ink hover:bg-plate`}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function Controls({ index, playing, goTo, toggle }: ControlProps) {
  return (
    // On a low screen the floating cart scrolls past the controls, so they keep clear of its edge.
    <div className="flex border-ink border-t max-md:low:pr-12">
      <ControlButton
        label="Previous slide"
        icon="left"
        edge="border-r"
        onClick={() => goTo(index - 1)}
      />
      <ControlButton
        label="Next slide"
        icon="right"
        edge="border-r"
        onClick={() => goTo(index + 1)}
      />
      <div className="flex flex-1 items-center pl-2">
        <CarouselDots itemName="slide" count={heroSlides.length} index={index} onGoTo={goTo} />
      </div>
      <span className="label self-center px-4.5 max-sm:hidden">
        {`${index + 1} of ${heroSlides.length}`}
      </span>
      <ControlButton
        label={playing ? 'Pause the slides' : 'Play the slides'}
        icon={playing ? pauseIcon : playIcon}
        edge="border-l"
        onClick={toggle}
      />
    </div>
  );
}
