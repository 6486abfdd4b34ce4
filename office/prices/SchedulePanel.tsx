import { useState } from 'react';
import { formatShortDay, parseUkTime, toIsoDay } from '../../contract/uk-time.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SlideOver } from '../../ui/SlideOver.tsx';
import { useToast } from '../app/Toast.tsx';
import { pluralize } from '../order/order-texts.ts';
import { Form, TextField, useForm } from '../ui/form.tsx';
import { SubmitButton } from '../ui/Panel.tsx';
import { type Draft, usePublish } from './prices-data.ts';

type Props = { draft: Draft; note: string; onDone: () => void; onClose: () => void };

const dayFromNow = (days: number) => toIsoDay(new Date(Date.now() + days * 86_400_000));

/** A day and time at which the draft goes live, and for an offer when the old prices come back. */
export function SchedulePanel({ draft, note, onDone, onClose }: Props) {
  const toast = useToast();
  const { mutateAsync } = usePublish();
  const [isOffer, setIsOffer] = useState(false);
  const [first] = useState({
    day: dayFromNow(1),
    time: '06:00',
    endDay: dayFromNow(8),
    endTime: '23:55',
    note,
    start: '',
    end: '',
  });
  const form = useForm(first, async ({ day, time, endDay, endTime, note }) => {
    await mutateAsync({
      seen: draft.revision,
      note,
      start: { day, time },
      ...(isOffer && { end: { day: endDay, time: endTime } }),
    });
    toast.show({ text: `${changes} scheduled for ${periodText(day, time)}.` });
    onDone();
  });
  const changes = pluralize(draft.products, 'change');
  const { day, time } = form.values;
  return (
    <SlideOver
      title={`When ${draft.products === 1 ? 'does' : 'do'} ${changes} go live?`}
      onClose={onClose}
      foot={
        <SubmitButton form="schedule" disabled={form.sending}>
          Schedule for {periodText(day, time)}
        </SubmitButton>
      }
    >
      <Form form={form} label="Schedule" id="schedule">
        <div className="grid grid-cols-[1fr_1fr] gap-4">
          <TextField
            form={form}
            name="day"
            label="Day"
            required
            input={{ type: 'date', min: dayFromNow(0) }}
          />
          <TextField form={form} name="time" label="UK time" required input={{ type: 'time' }} />
        </div>
        {form.errors.start && (
          <p role="alert" className="field-error">
            {form.errors.start}
          </p>
        )}
        <Checkbox
          label="A limited offer: put the old values back later"
          checked={isOffer}
          onChange={() => setIsOffer(!isOffer)}
        />
        {isOffer && (
          <div className="grid grid-cols-[1fr_1fr] gap-4">
            <TextField
              form={form}
              name="endDay"
              label="Last day"
              required
              input={{ type: 'date', min: day }}
            />
            <TextField
              form={form}
              name="endTime"
              label="Ends at"
              required
              input={{ type: 'time' }}
            />
          </div>
        )}
        {form.errors.end && (
          <p role="alert" className="field-error">
            {form.errors.end}
          </p>
        )}
        <TextField form={form} name="note" label="Why" hint="For the history: Black Friday" />
        <p className="text-ink-2">
          Until then the shop sells at today’s prices. Changes to the same products that go live
          before then are replaced at that time. You can cancel it in History.
        </p>
      </Form>
    </SlideOver>
  );
}

/** For example 'Mon 23 Nov, 06:00'; as typed if there is no such moment. */
function periodText(day: string, time: string): string {
  const moment = parseUkTime(day, time);
  return moment ? `${formatShortDay(moment)}, ${time}` : `${day} ${time}`;
}
