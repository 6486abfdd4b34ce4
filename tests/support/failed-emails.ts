/** Markup that would run in the office if a preview could run any script. */
const hostileHtml = `<h1>Stored markup</h1>
<script>document.title = 'ran'; parent.document.title = 'ran'; fetch('/api/me')</script>
<img src="x" onerror="top.document.title = 'ran'">
<svg onload="top.document.title = 'ran'"></svg>
<a href="javascript:top.document.title='ran'">Follow me</a>
<a href="/activity" target="_top">Leave</a>
<form action="/api/sign-in/out" method="post"><button>Press me</button></form>`;

const email = (subject: string, html = '<h1>Thank you</h1>') => ({
  kind: 'quote-received' as const,
  to: 'j.ormrod@gmial.com',
  subject,
  text: 'Thank you for your request.',
  html,
});

/** Emails to a mistyped address, one for each test that needs one. */
export const failedEmails = [
  email('Quote request to correct'),
  email('Quote request to look at'),
  email('Quote request with markup', hostileHtml),
];

export const rejectedEmailState = {
  state: 'dead',
  attempts: 1,
  lastError: 'EENVELOPE RCPT TO 550',
} as const;
