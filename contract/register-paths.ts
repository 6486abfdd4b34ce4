/** The API's paths for equipment registers, all POST. In their own file, so that no shop page loads them. */
export const registerPaths = {
  open: '/api/register/open',
  confirm: '/api/register/confirm',
  read: '/api/register/read',
  piece: '/api/register/piece',
  inspect: '/api/register/inspect',
  add: '/api/register/add',
  change: '/api/register/change',
  import: '/api/register/import',
  labels: '/api/register/labels',
  newLabel: '/api/register/new-label',
  details: '/api/register/details',
  keys: '/api/register/keys',
  digest: '/api/register/digest',
  erase: '/api/register/erase',
  file: '/api/register/file',
} as const;
