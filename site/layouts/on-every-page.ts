import { followCheckout } from '../features/checkout/follow-checkout.ts';
import { showCompareTray } from '../features/compare/show-compare-tray.ts';
import { followStock } from '../features/stock/follow-stock.ts';
import { fetchAhead } from '../inline/fetch-ahead.ts';
import { fetchIslandsAhead } from '../islands/fetch-islands-ahead.ts';
import { sayWhatIsMissing } from '../islands/say-what-is-missing.ts';
import { workOffline } from '../offline/on-page.ts';
import { openAskedPanel } from '../panels.ts';

function start() {
  followCheckout();
  showCompareTray();
  followStock();
  fetchAhead();
  fetchIslandsAhead();
  sayWhatIsMissing();
  workOffline();
  openAskedPanel();
}

// An island may import this file before the page has been read to its end.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
