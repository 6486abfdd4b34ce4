import { productById } from '../../../catalogue/catalogue.ts';
import { type FamilyKey, familyDisplayName } from '../../../catalogue/families.ts';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { equipmentCount } from '../../../content/portfolio.ts';
import type { EquipmentLine } from '../../../content/projects/project.ts';
import { type Project, projects } from '../../../content/projects.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { FigureStrip } from '../../../ui/FigureStrip.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { wrapName } from '../listed-products/product-texts.ts';
import { sectorPath } from './ProjectsPage.tsx';

export function ProjectFacts({ project }: { project: Project }) {
  return (
    <>
      <FigureStrip
        size="normal"
        className="border-t-0"
        figures={[
          { figure: project.projectValue, label: 'Project value' },
          { figure: `${equipmentCount(project.equipment)} pieces`, label: 'Equipment' },
          { figure: project.height.replace(' ', '\u00a0'), label: 'Working height' },
          { figure: project.duration, label: 'Duration' },
          {
            figure: project.completedDate,
            label: project.completedDate === 'Ongoing' ? 'Status' : 'Completed',
          },
        ]}
      />
      <section className="grid gap-y-10 pt-10 pb-section md:columns-12 md:pt-16">
        <div className="md:col-span-7">
          <p className="max-w-[44ch] text-pretty font-stretch-[84%] font-medium text-22 leading-[1.3] md:text-28 md:leading-[1.25]">
            {withNonBreakingUnits(project.description)}
          </p>
          <div className="mt-8 max-w-130">
            <Facts
              rows={[
                { name: 'Client', value: project.client },
                { name: 'Location', value: project.location },
                {
                  name: 'Sector',
                  value: (
                    <TextLink href={sectorPath(project.sector)} className="-my-3">
                      {project.sector}
                    </TextLink>
                  ),
                },
              ]}
            />
          </div>
        </div>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <h2 className="head-4 mb-3">Equipment</h2>
          <EquipmentList lines={project.detailedEquipmentList} />
        </div>
      </section>
    </>
  );
}

/** The equipment with quantities, named as in the shop and linked to its pages. */
function EquipmentList({ lines }: { lines: readonly EquipmentLine[] }) {
  return (
    <ul className="border-ink border-t">
      {lines.map(equipmentRow).map(({ count, name, href, load }) => (
        <li
          key={href}
          className="grid grid-cols-[56px_1fr_auto] items-center gap-x-2 border-line border-b"
        >
          <span className="figure text-22">{count}</span>
          <a
            href={href}
            className="flex min-h-12 items-center py-2 leading-[1.3] underline decoration-line-2 hover:decoration-ink"
          >
            {wrapName(name)}
          </a>
          {load && <span className="label">{load}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A line of equipment with its catalogue name, link and load. */
export function equipmentRow({ count, productId }: EquipmentLine) {
  const { name, loadRating } = getProduct(productId);
  return {
    count: `${count} ×`,
    name,
    href: paths.product(productId),
    load: loadRating > 0 ? `${loadRating}\u00a0kg` : undefined,
  };
}

/** The shop's families that a project used, in the order of its list. Spare parts have a page of their own. */
export function familiesUsed(lines: readonly EquipmentLine[]) {
  const families = new Set<FamilyKey>(lines.map(({ productId }) => getProduct(productId).family));
  families.delete('accessories');
  return [...families].map((family) => ({
    name: familyDisplayName(family),
    href: paths.shopFamily(family),
  }));
}

function getProduct(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`${findContentFiles(id)}: the catalogue holds no ${id}`);
  return product;
}

/** The content files that name a product that is no longer sold, for an error message. */
export function findContentFiles(id: string): string {
  return projects
    .filter(({ detailedEquipmentList, phases }) =>
      [...detailedEquipmentList, ...phases.flatMap(({ equipment }) => equipment)].some(
        ({ productId }) => productId === id,
      ),
    )
    .map(({ slug }) => `content/projects/${slug}.json`)
    .join(', ');
}
