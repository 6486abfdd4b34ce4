import { dueWords, gaugeOf } from '../today/queue.ts';
import { Due, StateMark } from '../ui/marks.tsx';
import { type EnquiryDetail, type EnquiryRow, reasonNames } from './enquiry-data.ts';

/** The promised working days of an open enquiry, otherwise its state. */
export function EnquiryDue({ row, today }: { row: EnquiryRow | EnquiryDetail; today: string }) {
  if (row.kind === 'restock') {
    if (row.isTold) return <StateMark mark="full">Emailed</StateMark>;
    return row.isConfirmed ? (
      <StateMark mark="half">Waiting</StateMark>
    ) : (
      <span className="label">Address not confirmed yet</span>
    );
  }
  if (row.left !== undefined) return <Due {...gaugeOf(row.left)}>{dueWords(row, today)}</Due>;
  if (row.state === 'answered') return <StateMark mark="half">Answered</StateMark>;
  return (
    <StateMark mark="full">{row.closeReason ? reasonNames[row.closeReason] : 'Closed'}</StateMark>
  );
}
