import { dueText, toGauge } from '../today/queue.ts';
import { DueGauge, StateMark } from '../ui/marks.tsx';
import { closeReasonNames, type EnquiryDetail, type EnquiryRow } from './enquiry-data.ts';

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
  if (row.left !== undefined)
    return <DueGauge {...toGauge(row.left)}>{dueText(row, today)}</DueGauge>;
  if (row.state === 'answered') return <StateMark mark="half">Answered</StateMark>;
  return (
    <StateMark mark="full">
      {row.closeReason ? closeReasonNames[row.closeReason] : 'Closed'}
    </StateMark>
  );
}
