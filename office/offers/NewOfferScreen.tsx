import { navigate } from '../app/router.tsx';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { PanelSubmit } from '../ui/Panel.tsx';
import { Screen } from '../ui/Screen.tsx';
import { offerHref, useCreateOffer } from './offer-data.ts';

const emptyContact = { company: '', name: '', email: '', phone: '' };

/** Starts an offer for someone on the phone. */
export default function NewOfferScreen() {
  const { mutateAsync } = useCreateOffer();
  const form = useForm(emptyContact, async (contact) => {
    const { reference } = await mutateAsync({ contact });
    navigate(offerHref(reference), { replace: true });
  });
  return (
    <Screen title="New offer" back="/enquiries">
      <div className="max-w-110 pt-5">
        <Form form={form} label="New offer">
          <TextField
            form={form}
            name="email"
            label="Email"
            required
            input={{ type: 'email', autoFocus: true }}
          />
          <TextField form={form} name="company" label="Company" input={{ maxLength: 120 }} />
          <TextField form={form} name="name" label="Name" input={{ maxLength: 120 }} />
          <TextField
            form={form}
            name="phone"
            label="Phone"
            input={{ maxLength: 40, type: 'tel' }}
          />
          <PanelSubmit busy={form.sending} note="Nothing is sent before you send the offer.">
            Write offer
          </PanelSubmit>
        </Form>
      </div>
    </Screen>
  );
}
