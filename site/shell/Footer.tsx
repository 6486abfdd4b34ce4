import type { ReactNode } from 'react';
import { company, registeredOfficeLine } from '../../content/company.ts';
import { openingHours } from '../../content/opening-hours.ts';
import { paths } from '../paths.ts';
import { Logo } from './Logo.tsx';
import { cityPath, footerCities, productLinks, sparePartNames } from './navigation-links.ts';

const legalLinks = [
  { name: 'Terms & Conditions', href: paths.terms },
  { name: 'Privacy Policy', href: paths.privacy },
  { name: 'Cookie Policy', href: paths.cookies },
] as const;

export function Footer({ year }: { year: number }) {
  return (
    <footer data-screen-only="" className="bg-ink text-14 text-on-ink-2">
      <div className="sheet">
        <div className="grid grid-cols-2 gap-x-gutter gap-y-8 pt-12 pb-8 sm:max-md:grid-cols-4 md:columns-12 md:pt-16 md:pb-12">
          <CompanyContact />
          <LinkColumn title="Products" className="md:col-span-2 md:col-start-5">
            {productLinks.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </LinkColumn>
          <LinkColumn title="Spare Parts" className="md:col-span-2">
            {sparePartNames.map((name) => (
              <FooterLink key={name} name={name} href={paths.spareParts} />
            ))}
          </LinkColumn>
          <LinkColumn
            title="Locations"
            className="max-md:col-span-2 md:col-span-4"
            listClassName="columns-2 gap-gutter"
          >
            {footerCities.map((city) => (
              <FooterLink key={city} name={city} href={cityPath(city)} />
            ))}
          </LinkColumn>
        </div>
        <CompanyFacts />
        <div className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 border-line-ink border-t py-4 text-13 sm:max-md:pb-24 md:py-0">
          <p>
            {`Prices include VAT unless stated. © ${company.established}-${year} ${company.legalName}`}
          </p>
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks.map((link) => (
                <FooterLink key={link.href} {...link} />
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function CompanyContact() {
  return (
    <div className="max-sm:col-span-2 sm:max-md:col-span-full md:col-span-3">
      <a
        href={paths.home}
        aria-label={`${company.name}, home`}
        className="mb-4 inline-flex min-h-11 items-center text-white"
      >
        <Logo className="h-10 w-auto" />
      </a>
      <p>
        <a
          href={company.phone.href}
          className="figure inline-flex min-h-11 items-center text-22 text-white hover:underline"
        >
          {company.phone.shown}
        </a>
      </p>
      <p>
        <a href={company.email.href} className="inline-flex min-h-11 items-center hover:underline">
          {company.email.shown}
        </a>
      </p>
      <p className="mt-2">
        {openingHours().shown}
        <br />
        {openingHours().saturday}
      </p>
    </div>
  );
}

type ColumnProps = {
  title: string;
  className: string;
  listClassName?: string;
  children: ReactNode;
};

function LinkColumn({ title, className, listClassName, children }: ColumnProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-2.5 font-semibold font-stretch-[88%] text-16 text-white">{title}</h2>
      <ul className={listClassName}>{children}</ul>
    </nav>
  );
}

function FooterLink({ name, href }: { name: string; href: string }) {
  return (
    <li className="break-inside-avoid">
      <a href={href} className="footer-link">
        {name}
      </a>
    </li>
  );
}

/** The details that the Companies Act and the E-Commerce Regulations require on a company's site. */
function CompanyFacts() {
  const facts = [
    { name: 'Registered name', value: company.legalName, className: 'max-md:col-span-2' },
    { name: 'Company number', value: company.companyNumber, className: '' },
    { name: 'VAT number', value: company.vatNumber, className: '' },
    { name: 'Registered office', value: registeredOfficeLine, className: 'max-md:col-span-2' },
    { name: 'Registered in', value: company.registeredIn, className: 'max-md:col-span-2' },
  ];
  return (
    <dl className="grid grid-cols-2 border-line-ink border-t md:grid-cols-[1.2fr_1fr_1fr_1.8fr_1.1fr]">
      {facts.map((fact) => (
        <div key={fact.name} className={`footer-fact ${fact.className}`}>
          <dt className="mb-0.5 text-12 text-on-ink-3">{fact.name}</dt>
          <dd className="text-on-ink leading-snug">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
