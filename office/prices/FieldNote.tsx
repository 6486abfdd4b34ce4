import { Button } from '../../ui/Button.tsx';
import { conflictText, type DraftField } from './prices-data.ts';

type Props = { id: string; field: string; draft: DraftField; onKeepTheirs: () => void };

/** A draft field's error, or a colleague's change to it in the meantime. */
export function FieldNote({ id, field, draft, onKeepTheirs }: Props) {
  const { error, conflict } = draft;
  if (!conflict) {
    return error ? (
      <span id={id} role="alert" className="field-error">
        {error}
      </span>
    ) : null;
  }
  const keep = () => {
    onKeepTheirs();
    draft.keepTheirs();
  };
  return (
    <span id={id} role="alert" className="field-error">
      {conflictText(field, conflict)} Yours is not saved.
      <span className="flex gap-2 pt-1">
        <Button size="small" look="quiet" onClick={keep}>
          Keep {conflict.by ? `${conflict.by}’s` : 'theirs'}
        </Button>
        <Button size="small" look="quiet" onClick={() => draft.sendMine()}>
          Save mine
        </Button>
      </span>
    </span>
  );
}
