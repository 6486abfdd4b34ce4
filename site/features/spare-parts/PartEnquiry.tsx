import { useState } from 'react';
import { apiPaths } from '../../../contract/api-paths.ts';
import { maxLength } from '../../../contract/fields.ts';
import { partTexts } from '../../../contract/form-texts.ts';
import { partFormName, partRequest } from '../../../contract/part-enquiry.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { guarded } from '../../shell/ErrorBoundary.tsx';
import { EnquiryFailed } from '../enquiry/EnquiryFailed.tsx';
import { EnquiryKept } from '../enquiry/EnquiryKept.tsx';
import { RobotTrap } from '../enquiry/RobotTrap.tsx';
import { useEnquiry } from '../enquiry/use-enquiry.ts';

type Props = { families: readonly { family: string; label: string }[] };

const { what, button, labels, noFamily } = partTexts;

/** Asks for a part that is not listed. A plain form post where no script runs. */
export const PartEnquiry = guarded(function PartEnquiry({ families }: Props) {
  const [sent, setSent] = useState(false);
  const { form, errors, sending, failed, kept } = useEnquiry({
    what,
    path: apiPaths.partEnquiry,
    schema: partRequest,
    onSent: () => setSent(true),
  });
  if (sent) return <Sent />;
  return (
    <form {...form} data-part-enquiry="" className="grid gap-5 sm:grid-cols-2">
      <input type="hidden" name="form-name" value={partFormName} />
      <RobotTrap />
      <Field id="ask-family" name="family" label={labels.family} error={errors.family}>
        {(control) => (
          <select {...control}>
            <option value="">{noFamily}</option>
            {families.map(({ family, label }) => (
              <option key={family} value={family}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="ask-product" name="product" label={labels.product} error={errors.product}>
        {(control) => (
          <input {...control} type="text" autoComplete="off" maxLength={maxLength.product} />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field
          id="ask-message"
          name="message"
          label={labels.message}
          required
          hint="What it does, where it goes and what's printed on the label"
          error={errors.message}
        >
          {(control) => <textarea {...control} rows={4} />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field id="ask-email" name="email" label={labels.email} required error={errors.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="email" maxLength={maxLength.email} />
          )}
        </Field>
      </div>
      <div className="grid gap-4 sm:col-span-2">
        {failed && <EnquiryFailed what={what} reason={failed.reason} />}
        {kept && <EnquiryKept what={what} kept={kept} />}
        <Button
          type="submit"
          look="ink"
          data-early=""
          aria-disabled={sending || undefined}
          className="justify-self-start max-sm:justify-self-stretch"
        >
          {sending ? 'Sending...' : button}
        </Button>
      </div>
    </form>
  );
});

/** Takes the form's place and the focus that stood in it. */
function Sent() {
  return (
    <div ref={(message) => message?.focus()} tabIndex={-1} className="outline-none">
      <Alert kind="status">We've got your question. We'll reply by email.</Alert>
    </div>
  );
}
