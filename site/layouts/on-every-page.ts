import { showCompareTray } from '../features/compare/show-compare-tray.ts';
import { followStock } from '../features/stock/follow-stock.ts';
import { fetchAhead } from '../inline/fetch-ahead.ts';
import { fetchIslandsAhead } from '../islands/fetch-islands-ahead.ts';
import { workOffline } from '../offline/on-page.ts';

showCompareTray();
followStock();
fetchAhead();
fetchIslandsAhead();
workOffline();
