import type { City } from '../../../content/cities/city.ts';

export function ManagerAndAreas({ city }: { city: City }) {
  return (
    <section className="pb-section">
      <div className="tick-rule" />
      <div className="grid gap-y-12 pt-6 md:columns-12">
        <div className="md:col-span-5 lg:col-span-4">
          <h2 className="head-2 mb-6 md:mb-8">Your contact in {city.city}</h2>
          <ManagerCard manager={city.manager} />
        </div>
        <div className="md:col-span-6 md:col-start-7 lg:col-span-7 lg:col-start-6">
          <h2 className="head-2 mb-5 md:mb-6">Areas served</h2>
          <ul className="columns-2 gap-gutter lg:columns-3">
            {city.areas.map((area) => (
              <li
                key={area}
                className="flex min-h-11 break-inside-avoid items-center border-line border-t"
              >
                {area}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function ManagerCard({ manager }: { manager: City['manager'] }) {
  const initials = manager.name.replace(/[^A-Z]/g, '').slice(0, 2);
  return (
    <div className="grid grid-cols-[72px_1fr] items-start gap-5 md:grid-cols-[96px_1fr]">
      <span
        aria-hidden="true"
        className="head-2 grid aspect-[4/5] place-items-center bg-ink text-paper"
      >
        {initials}
      </span>
      <div>
        <h3 className="head-4">{manager.name}</h3>
        <p className="label mt-0.5 mb-2">
          {manager.role}, {manager.yearsOfExperience} years’ experience
        </p>
        <p className="small text-pretty">{manager.bio}</p>
      </div>
    </div>
  );
}
