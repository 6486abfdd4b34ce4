const words = `
  block bridge camp clock desk dock fire food grade grass hang hard hole hoop hose lamp lane life like
  link live lockable look park past plan plane plant plate port power rain ride ring rock root rose
  same sand scale self ship shoe show site slide slim sold stack star start stick stop strap thin
  tree weld wing wire wool`;

/** Words that mean what they say, though only a slip away from one of ours: a hard hat is no hand. */
export const ordinaryWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
