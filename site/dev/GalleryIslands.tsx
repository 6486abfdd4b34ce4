import { useState } from 'react';
import { CarouselControls } from '../../ui/CarouselControls.tsx';
import { Field } from '../../ui/Field.tsx';
import { useRotation } from '../../ui/use-rotation.ts';

const sayings = ['Ceiling minus two metres is the platform.', 'Brief: steps.', 'Longer: a tower.'];

export function CarouselSample() {
  const { index, goTo, rest } = useRotation(sayings.length, 5000);
  return (
    <section aria-label="Sayings" className="grid gap-4" {...rest}>
      <p aria-live="polite" className="head-3">
        {sayings[index]}
      </p>
      <CarouselControls thing="saying" count={sayings.length} index={index} onGoTo={goTo} />
    </section>
  );
}

export function FormSample() {
  const [email, setEmail] = useState('site@');
  return (
    <div className="grid max-w-130 gap-5">
      <Field id="sample-company" name="company" label="Company" required>
        {(control) => <input {...control} autoComplete="organization" />}
      </Field>
      <Field
        id="sample-email"
        name="email"
        label="Email"
        required
        hint="The quote goes here."
        error={/@.+/.test(email) ? undefined : 'Give an address with something after the @.'}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field id="sample-message" name="message" label="Message">
        {(control) => <textarea {...control} rows={3} />}
      </Field>
    </div>
  );
}
