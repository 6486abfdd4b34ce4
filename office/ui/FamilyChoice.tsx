import { type FamilyKey, familyKeys, familyText } from '../../catalogue/families.ts';
import { Choice } from './Choice.tsx';

const choices = familyKeys.map((family) => [family, familyText(family)] as const);

type Props = { value: FamilyKey | undefined; onChoose: (family: FamilyKey | undefined) => void };

/** A filter of products by their family. */
export function FamilyChoice(props: Props) {
  return <Choice label="Family" none="Any family" choices={choices} {...props} />;
}
