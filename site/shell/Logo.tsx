import { company, drawnName } from '../../content/company.ts';

const letters =
  'M225 161V44h46q13 0 20 5 8 5 11 12 4 8 4 18 0 11-4 20-4 8-11 13l19 49h-26l-15-42h-20v42Zm24-62h19q7 0 10-5t3-13l-1-9q-1-3-5-6t-8-2h-18Zm91 64q-11 0-17-6-5-6-5-19V72h22v65l2 4 3 2 4 1q3 0 6-3 3-2 4-6t2-11V72h21v89h-18l-2-11-6 7-7 5q-4 2-9 1m58-2V72h19l1 11h1q2-5 5-7l8-5q4-2 9-2 7 0 12 3 4 3 7 9t2 14v66h-21v-60l-1-5-1-4-3-2-4-1q-4 0-7 2l-4 7q-2 4-1 11v52Zm95 34q-7 0-12-3t-8-8-3-12 4-11 9-8q-5-3-7-7-2-3-2-8t4-10 10-6q-6-4-9-10t-3-13q0-9 4-16 4-6 11-10t17-4l7 1 6 2q4-3 6-7t2-9h18q0 7-2 11t-6 8-7 4q4 3 6 9 2 5 2 11 0 9-4 15t-10 10-16 4h-9q-3 0-5 2t-2 4 2 5 5 2h23q11 0 17 7t6 18q0 8-4 14-3 7-9 11-7 4-16 4Zm8-15h14q4 0 6-2l4-3 1-6q0-5-3-8-2-3-7-3h-15q-5 0-7 3-3 3-3 8t2 8 8 3m7-66q5 0 8-4 3-3 3-11t-3-11q-3-4-8-4t-8 4q-3 3-3 11l1 8 4 5q2 2 6 2m47 47V72h18l2 11 6-7 7-5q4-2 9-2 7 0 12 4 5 3 7 10l6-7 7-5 8-2q8 0 12 3t7 9 3 14v66h-22V96l-2-4-2-2-4-1q-4 0-6 2-3 3-4 7l-1 11v52h-22v-60l-1-5-1-4-2-2-4-1q-4 0-7 2l-3 7q-2 5-2 11v52Zm151 2q-12 0-20-5-7-4-11-15t-4-26q0-17 4-27 4-11 11-16 8-5 20-5t20 5 11 16 4 27-4 26-11 15-20 5m0-17q5 0 8-2 3-3 4-8l1-14v-11l-1-14q-1-5-4-7-3-3-8-3t-8 3l-4 7-1 14v11l1 14 4 8q3 2 8 2m80 17q-12 0-19-5-8-4-12-15-4-10-4-26 0-17 4-27 4-11 12-16 7-5 19-5t20 5 11 16 4 27-4 26-11 15-20 5m0-17q5 0 8-2 3-3 4-8l1-14v-11l-1-14q-1-5-4-7-3-3-8-3t-7 3-5 7l-1 14v11l1 14 5 8q2 2 7 2m48 15V72h18l2 12h1l3-8 6-5q3-2 7-2l3 1 3 1v22h-7l-6 1q-3 1-5 4l-2 7-1 10v46Z';

/**
 * Two stiles, three rungs: the middle rung is the measured one. Takes the colour of the text around
 * it. The letters of one name are drawn; another is set.
 */
export function Logo({ className, name = company.name }: { className: string; name?: string }) {
  const isDrawn = name === drawnName;
  const width = isDrawn ? 655 : 82 * name.length;
  return (
    <svg viewBox={`0 0 ${225 + width} 200`} role="img" aria-label={name} className={className}>
      <path
        fill="currentColor"
        d="M0 0h25v200H0zM125 0h25v200h-25zM25 30h100v20H25zM25 150h100v20H25z"
      />
      <path className="fill-signal" d="M25 90h100v20H25z" />
      {isDrawn ? (
        <path fill="currentColor" d={letters} />
      ) : (
        <text
          x="225"
          y="161"
          fill="currentColor"
          fontSize="168"
          fontWeight="600"
          textLength={width}
        >
          {name}
        </text>
      )}
    </svg>
  );
}
