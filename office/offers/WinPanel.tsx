import { type acceptanceChannels, paymentWorkingDays } from '../../contract/offer.ts';
import { acceptForm } from '../../contract/offer-forms.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { Form, TextField } from '../ui/form.tsx';
import { PanelSubmit } from '../ui/Panel.tsx';
import { type PanelProps, useOfferForm } from './OfferPanels.tsx';
import { offerApi } from './offer-data.ts';

const acceptanceOptions = [
  { value: 'phone', text: 'By phone' },
  { value: 'email', text: 'By email or PO' },
] as const satisfies readonly { value: (typeof acceptanceChannels)[number]; text: string }[];

type AcceptanceFields = Record<keyof typeof acceptForm.fields, string>;

/** Records that the customer has accepted: creates an order exactly as their own acceptance would. */
export function WinPanel(props: PanelProps) {
  const { reference, contact, sentVersion } = props.offer;
  const { name, company, phone, email } = contact;
  const acceptanceFields: AcceptanceFields = {
    ...{ name, company, phone },
    ...{
      poNumber: '',
      line1: '',
      line2: '',
      town: '',
      postcode: '',
      deliveryNotes: '',
      billing: '',
    },
  };
  const initial = {
    how: 'phone' as (typeof acceptanceOptions)[number]['value'],
    note: '',
    ...acceptanceFields,
  };
  const form = useOfferForm(props, initial, (values, version) => [
    () => offerApi.win.$post({ param: { reference }, json: { ...values, version } }),
    `${reference} is won.`,
  ]);
  return (
    <SlideOver
      title="Mark as won"
      sub={`${reference}, version ${sentVersion}`}
      onClose={props.onClose}
    >
      <Form form={form} label="Mark as won" safe="No order was created.">
        <Segmented
          name="how"
          label="Accepted"
          value={form.values.how}
          options={acceptanceOptions}
          onChange={(how) => form.set('how', how)}
        />
        {Object.entries(acceptForm.fields).map(([field, fieldInfo]) => (
          <TextField
            key={field}
            form={form}
            name={field as keyof AcceptanceFields}
            label={field === 'poNumber' ? 'PO number' : fieldInfo.label}
            required={'required' in fieldInfo}
            {...('hint' in fieldInfo && { hint: fieldInfo.hint })}
            {...(fieldInfo.kind === 'text' && { rows: 3 })}
            input={{ maxLength: fieldInfo.maxLength }}
          />
        ))}
        <TextField form={form} name="note" label="Note" hint="Only colleagues see it" rows={3} />
        <PanelSubmit
          busy={form.sending}
          note={`Creates the order and holds the goods for ${paymentWorkingDays} working days. ${email} is emailed a pro-forma invoice to pay by bank transfer. To pay by card, use the payment link.`}
        >
          Create the order
        </PanelSubmit>
      </Form>
    </SlideOver>
  );
}
