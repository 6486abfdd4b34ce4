import { browserStorage } from '../browser-storage.ts';
import { company } from '../company.ts';
import { type LegalDocument, list, paragraph, table } from './document.ts';

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  lastUpdated: 'Last updated: 20th August 2025',
  metaDescription: `${company.name} sets no cookies and no analytics. What the site keeps in your browser, why, and how to clear it.`,
  summary:
    'This site sets no cookies, so there is no banner to click away. It keeps eight things in your own browser: seven because of something you did here, and copies of pages so that they open without a signal.',
  sections: [
    {
      id: 'none',
      heading: '1. No cookies',
      blocks: [
        paragraph(
          'No analytics cookies are used. No advertising, social media or other cookies are used either. Our pages load nothing from other companies: fonts, pictures and scripts all come from our own address, so nobody else learns that you were here.',
        ),
      ],
    },
    {
      id: 'storage',
      heading: '2. What is kept in your browser',
      blocks: [
        paragraph(
          'The site uses local storage, session storage, a cache and a small database, places in your browser that our pages can read and that are not sent with each request. They hold only this:',
        ),
        table(
          'Browser storage',
          ['Name', 'What it holds', 'What it is for', 'Kept'],
          browserStorage.map(({ key, name, holds, purpose, kept = 'Until you clear it' }) => [
            `${name} (${key})`,
            holds,
            purpose,
            kept,
          ]),
        ),
        paragraph(
          'All but the pages for use offline are written only when you use the feature they belong to. The Privacy and Electronic Communications Regulations 2003 (PECR) allow that without a consent banner because it is strictly necessary for something you asked the site to do. None of the seven identifies you but a form that you sent without a signal: it holds your e-mail address until it has reached us, and is then deleted.',
        ),
        paragraph(
          'The pages for use offline are kept without your asking. On your first visit our pages set up a small program in your browser, the offline worker. It stores a page that says you are offline and, unless your browser is set to save data, the program files and the list of products that our pages need. From then on it stores the pages that you open or are about to open, with their pictures. All this has one purpose: that our pages open again on site, where there is no signal. It is not used to recognise you or to count visits. Section 4 says how to remove it and how to refuse it.',
        ),
      ],
    },
    {
      id: 'checkout',
      heading: '3. At checkout you leave our site',
      blocks: [
        paragraph(
          "Payment takes place on Stripe's own pages. Stripe may set cookies there, mainly to prevent fraud, and its own cookie policy applies. It sets none on our pages, and is not contacted before you press the checkout button.",
        ),
      ],
    },
    {
      id: 'clear',
      heading: '4. How to clear it, and how to refuse it',
      blocks: [
        list(
          'Remove the lines in the cart or the products in the comparison, and set the VAT switch back.',
          'Or delete the site data for our address in the privacy settings of your browser. The cart, the switch and the comparison start afresh. The pages for use offline are gone, with the offline worker, and so is a form that was not sent yet.',
          'To refuse the pages for use offline, untick them at the end of this page: they are deleted at once, and no more are kept until you tick the box again.',
          'If your browser blocks storage, the site still works. The cart then lasts as long as the page is open.',
        ),
      ],
    },
    {
      id: 'change',
      heading: '5. If this ever changes',
      blocks: [
        paragraph(
          `Before setting any analytics cookie we would ask for your consent, and list the cookie here with its purpose and lifetime. Until you agreed, nothing would be set. Questions: ${company.email.shown}.`,
        ),
      ],
    },
  ],
};
