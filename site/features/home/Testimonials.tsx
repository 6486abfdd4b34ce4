import { testimonials } from '../../../content/testimonials.ts';
import { CarouselControls } from '../../../ui/CarouselControls.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { useRotation } from '../../../ui/use-rotation.ts';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';

/** One testimonial at a time. It changes only when the visitor asks. */
export const Testimonials = withErrorBoundary(function Testimonials() {
  const { index, goTo } = useRotation(testimonials.length);
  const shown = testimonials[index];
  if (!shown) return null;
  const facts = [
    { name: 'Name', value: shown.name },
    { name: 'Company', value: shown.company },
    { name: 'Location', value: shown.location },
    { name: 'Project', value: shown.project },
  ];
  return (
    <section aria-label="Testimonials" className="sheet pb-section">
      <div className="tick-rule" />
      <figure aria-live="polite" className="pt-6 md:columns-12 md:pt-10">
        {/* As tall as the longest of them, so that the content below never moves. */}
        <div className="md:col-span-8 md:min-h-70">
          <Stars count={shown.rating} />
          <blockquote className="mt-4 mb-7 min-h-[8.2em] text-balance font-[460] font-stretch-[80%] text-[1.5rem] leading-[1.14] sm:min-h-[4.8em] md:mt-5 md:mb-0 md:min-h-0 md:text-[2.5rem]">
            {shown.text}
          </blockquote>
        </div>
        <figcaption className="md:col-span-3 md:col-start-10 md:self-end">
          <dl className="grid grid-cols-[auto_1fr] max-[20rem]:grid-cols-1 text-14 leading-snug">
            {facts.map((fact) => (
              <div
                key={fact.name}
                className="col-span-full grid grid-cols-subgrid gap-x-5 border-line border-t py-2.25"
              >
                <dt className="text-ink-3">{fact.name}</dt>
                <dd className="font-[560]">{fact.value}</dd>
              </div>
            ))}
          </dl>
        </figcaption>
      </figure>
      <div className="mt-8">
        <CarouselControls
          itemName="testimonial"
          count={testimonials.length}
          index={index}
          onGoTo={goTo}
        />
      </div>
    </section>
  );
});
