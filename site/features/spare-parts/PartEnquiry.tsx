import { useState } from 'react';
import { apiPaths } from '../../../contract/api-paths.ts';
import { partForm, partRequest } from '../../../contract/part-enquiry.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { EnquiryFailed, EnquiryQueued } from '../enquiry/EnquiryStatus.tsx';
import { FormFields } from '../enquiry/FormFields.tsx';
import { useEnquiry } from '../enquiry/use-enquiry.ts';

const { what, button } = partForm;

/** An enquiry about a part that is not listed. A plain form post without JavaScript. */
export const PartEnquiry = withErrorBoundary(function PartEnquiry() {
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
      <FormFields form={partForm} id="ask" errors={errors} />
      <div className="grid gap-4 sm:col-span-2">
        {failed && <EnquiryFailed what={what} reason={failed.reason} />}
        {kept && <EnquiryQueued what={what} kept={kept} />}
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

/** Replaces the form and takes its focus. */
function Sent() {
  return (
    <div ref={(message) => message?.focus()} tabIndex={-1} className="outline-none">
      <Alert kind="status">We've got your question. We'll reply by email.</Alert>
    </div>
  );
}
