import { type FamilyKey, familyDisplayName, familyKeys } from '../../catalogue/families.ts';
import { FilterSelect } from './FilterSelect.tsx';

const familyOptions = familyKeys.map((family) => [family, familyDisplayName(family)] as const);

type Props = { value: FamilyKey | undefined; onChoose: (family: FamilyKey | undefined) => void };

/** A filter of products by their family. */
export function FamilyFilter(props: Props) {
  return <FilterSelect label="Family" none="Any family" choices={familyOptions} {...props} />;
}
