/** Leads the link before this script to the shop as the visitor left it, with filters and place. */
export function backToShop(shop: string, products: string) {
  const link = document.currentScript?.previousElementSibling?.querySelector('a');
  if (!link) return;
  const isShop = ({ origin, pathname }: URL) => origin === location.origin && pathname === shop;
  const from = document.referrer && new URL(document.referrer);
  if (from && isShop(from)) link.href = shop + from.search;
  link.addEventListener('click', (event) => {
    // Not `isPlainClick`: what is inlined stands alone.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const walk = window.navigation;
    const here = walk?.currentEntry?.index ?? 0;
    // Jumps on this page and other products lie between, and are no way off it.
    const last = walk
      ?.entries()
      .slice(0, here)
      .findLast(({ url }) => url && !new URL(url).pathname.startsWith(products));
    if (!last?.url || !isShop(new URL(last.url))) return;
    event.preventDefault();
    walk.traverseTo(last.key);
  });
}
