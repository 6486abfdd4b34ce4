/** The shop's look in the fonts that every machine has. */
export const style = `
:root{color-scheme:light;--ink:#0e1a2b;--ink-2:#3d4859;--ink-3:#5b6574;--paper:#f6f3ed;--plate:#fdfcfa;--line:#d8d3c8;--line-2:#88867e;--signal:#ffcb05;--press:#eab700;--alert:#9c2f12;--good:#14623b;--head:Archivo,"Arial Narrow","Liberation Sans Narrow","Helvetica Neue Condensed","Roboto Condensed",Arial,sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 Archivo,Arial,"Helvetica Neue",sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:break-word;-webkit-text-size-adjust:100%}
h1,h2,p,ul,dl,dd,fieldset,legend{margin:0;padding:0;border:0}
ul{list-style:none}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 2px var(--signal)}
.sheet{max-width:1200px;margin-inline:auto;padding-inline:20px}
.band{background:var(--ink);color:#eef0f2;font-size:.875rem}
.band p{display:flex;align-items:center;gap:12px;min-height:46px;padding-block:8px;line-height:1.35}
.band b{padding:2px 8px;border:1px solid currentColor;border-radius:2px}
.top{border-bottom:1px solid var(--ink)}
.top .sheet{display:flex;justify-content:space-between;align-items:center;gap:16px;min-height:72px}
.logo{display:flex;align-items:center;gap:12px;font:700 1.75rem/1 var(--head);letter-spacing:-.01em}
.logo svg{width:27px;height:36px}
.quiet{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
h1{font:700 2.25rem/1 var(--head);letter-spacing:-.01em;padding-top:32px}
.lead{margin-top:8px;color:var(--ink-2)}
main{padding-bottom:64px}
.columns{display:grid;gap:32px;margin-top:24px}
.order{background:var(--plate);border:1px solid var(--ink)}
.order h2{padding:16px 20px;border-bottom:1px solid var(--ink)}
h2,legend{font:700 1.375rem/1.15 var(--head)}
.lines{padding-inline:20px}
.lines li{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding-block:14px;border-bottom:1px solid var(--line)}
.lines li:last-child{border:0}
.lines b{font-weight:600;line-height:1.3;text-wrap:balance}
.lines span{color:var(--ink-3);font-size:.8125rem}
.lines .sum,.totals dd{text-align:right;white-space:nowrap}
.lines .sum{color:inherit;font-size:1rem;font-weight:600}
.totals{display:grid;grid-template-columns:1fr auto;gap:4px 16px;align-items:baseline;padding:16px 20px 20px;border-top:1px solid var(--ink);font-size:.875rem;color:var(--ink-2)}
.totals dd{font-weight:600;color:var(--ink)}
.totals .due{margin-top:8px;color:var(--ink);font-size:1.125rem;font-weight:600}
.totals dd.due{font:700 2.25rem/1 var(--head)}
form{display:grid;gap:32px}
fieldset{min-width:0}
legend{position:relative;width:100%;padding-bottom:10px;border-bottom:1px solid var(--ink)}
legend::before,legend::after{content:"";position:absolute;bottom:-5px;left:0;width:1px;height:9px;background:var(--ink)}
legend::after{left:auto;right:0}
.fields{display:grid;gap:16px;padding-top:16px}
.fields .fields{padding-top:0}
.field label,.field .label{display:block;margin-bottom:6px;font-size:.875rem;font-weight:600}
.field label i{font-style:normal;font-weight:400;color:var(--ink-3)}
.field input{display:block;width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--ink-3);border-radius:2px;background:var(--plate);color:inherit;font:inherit}
.field input[aria-invalid]{border:2px solid var(--alert)}
.field .wrong,.field .hint{margin-top:6px}
.hint{font-size:.8125rem;color:var(--ink-3)}
.wrong{font-size:.875rem;font-weight:600;color:var(--alert)}
.given{display:flex;align-items:center;min-height:48px;padding-inline:14px;border:1px solid var(--line-2);border-radius:2px}
.choices{padding-top:8px}
.choices label{display:grid;grid-template-columns:24px minmax(0,1fr);align-items:center;gap:2px 12px;min-height:52px;padding-block:8px;border-bottom:1px solid var(--line);cursor:pointer}
.choices input{width:20px;height:20px;margin:0;accent-color:var(--ink)}
.choices b{font-weight:600;white-space:nowrap}
.choices span{grid-column:2;font-size:.875rem;color:var(--ink-2)}
.alert{padding:14px 18px;border-left:4px solid var(--alert);background:var(--plate);color:var(--alert);font-weight:600}
.alert:focus{outline:0;box-shadow:none}
.alert a{display:inline-flex;align-items:center;min-height:44px}
.alert ul{font-weight:400}
.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:60px;padding:0 24px;border:1px solid var(--ink);border-radius:2px;background:none;color:inherit;font:inherit;font-size:1.125rem;font-weight:600;text-decoration:none;cursor:pointer}
.button.main{background:var(--signal);border-color:var(--signal)}
.button.main:hover{background:var(--press);border-color:var(--press)}
.button.line:hover{background:var(--ink);color:var(--paper)}
.acts{display:grid;gap:12px}
.panel{max-width:560px;margin-top:32px;background:var(--plate);border:1px solid var(--ink)}
.panel h1{padding:24px 20px 0}
.panel .lead{margin:16px 20px 0}
.panel .button{width:auto;margin:24px 20px}
.foot{padding-block:24px;border-top:1px solid var(--line);font-size:.8125rem;color:var(--ink-3)}
@media (min-width:600px){.sheet{padding-inline:32px}.fields.two,.fields .two{display:grid;grid-template-columns:1fr 1fr;gap:16px 20px}.choices label{grid-template-columns:24px 13.5rem minmax(0,1fr)}.choices span{grid-column:3}}
@media (min-width:900px){.sheet{padding-inline:48px}h1{font-size:3rem;padding-top:48px}.panel h1{font-size:2.25rem}.columns{grid-template-columns:minmax(0,1fr) 420px;gap:64px;align-items:start;margin-top:32px}.order{grid-column:2;grid-row:1;position:sticky;top:24px}.pay{grid-column:1;grid-row:1}}
`;
