const entityTag = /(?:W\/)?("[\x21\x23-\x7e\x80-\uffff]*")/g;

/** Whether an If-None-Match header names the tag: a list, weak tags and `*` count. */
export function namesEntityTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.matchAll(entityTag).some(([, opaque]) => opaque === etag);
}
