type CitySlug =
  | 'manchester'
  | 'birmingham'
  | 'london'
  | 'leeds'
  | 'bristol'
  | 'glasgow'
  | 'liverpool'
  | 'newcastle'
  | 'sheffield'
  | 'nottingham'
  | 'cardiff'
  | 'edinburgh'
  | 'southampton';

type Two<T> = readonly [T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
type Twelve<T> = readonly [...Six<T>, ...Six<T>];

interface Depot {
  readonly street: string;
  readonly locality: string;
  readonly postcode: string;
  readonly geo: { readonly lat: number; readonly lng: number };
}

export interface DepotHours {
  readonly shown: Two<{ readonly days: string; readonly hours: string }>;
  readonly schema: Two<string>;
}

/** A figure the owner has not given is absent, never nought: the page then leaves it out. */
interface CityStats {
  readonly rating?: number;
  readonly reviewCount?: number;
  readonly projectsCompleted?: string;
  readonly satisfaction?: string;
  readonly depotStock?: { readonly count: string; readonly unit?: 'ladders' | 'towers' };
  readonly yearsTrading?: { readonly years: number; readonly since: number };
}

interface ServiceFeature {
  readonly title: string;
  readonly text: string;
}

interface RecentProject {
  readonly title: string;
  readonly client: string;
  readonly location: string;
  readonly description: string;
  readonly completed: string;
}

interface CityTestimonial {
  readonly stars: 5;
  readonly quote: string;
  readonly author: string;
  readonly company: string;
  readonly address: string;
  readonly project: string;
}

interface LocalQuestion {
  readonly question: string;
  readonly answer: string;
}

interface DepotManager {
  readonly name: string;
  readonly role: string;
  readonly yearsOfExperience: number;
  readonly bio: string;
}

/** One city page, whole. The phone number is the company's own and stands in company.ts. */
export interface City {
  readonly slug: CitySlug;
  readonly city: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly headline: string;
  readonly intro: string;
  readonly descriptions: readonly [string, string, string?];
  readonly depot: Depot;
  readonly hours: DepotHours;
  readonly delivery: `Within ${number} working days` | 'Next-day';
  readonly radiusMiles?: number;
  readonly stats: CityStats;
  readonly features: Six<ServiceFeature>;
  readonly projects: Two<RecentProject>;
  readonly testimonials: Two<CityTestimonial>;
  readonly faqs: Five<LocalQuestion>;
  readonly areas: Twelve<string>;
  readonly manager: DepotManager;
  readonly nearby: readonly [CitySlug, CitySlug, CitySlug?];
}
