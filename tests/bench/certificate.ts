import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The DER tags of a certificate's parts: each part is a tag, a length and its content. */
const sequence = 0x30;
const set = 0x31;
const integer = 0x02;
const bitString = 0x03;
const octetString = 0x04;
const objectName = 0x06;
const text = 0x0c;
const time = 0x17;
const version = 0xa0;
const extensions = 0xa3;
const hostName = 0x82;

const ecdsaWithSha256 = part(sequence, part(objectName, '2a8648ce3d040302'));
const commonName = part(objectName, '550403');
const alternativeNames = part(objectName, '551d11');

/** A key and a self-signed certificate for localhost, for browsers that ignore certificate errors. */
export function ownCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const localhost = Buffer.from('localhost');
  const name = part(sequence, part(set, part(sequence, commonName, part(text, localhost))));
  const names = part(octetString, part(sequence, part(hostName, localhost)));
  const hour = 3_600_000;
  const content = part(
    sequence,
    part(version, part(integer, '02')),
    part(integer, Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    name,
    part(sequence, timeIn(-hour), timeIn(24 * hour)),
    name,
    publicKey,
    part(extensions, part(sequence, part(sequence, alternativeNames, names))),
  );
  const signature = sign('sha256', content, privateKey);
  const whole = part(sequence, content, ecdsaWithSha256, part(bitString, '00', signature));
  return { key: privateKey, cert: pem(whole) };
}

function part(tag: number, ...held: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    held.map((each) => (typeof each === 'string' ? Buffer.from(each, 'hex') : each)),
  );
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content]);
}

/** A DER length: one byte up to 127; above that, the number of length bytes and then these bytes. */
function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function timeIn(milliseconds: number): Buffer {
  const iso = new Date(Date.now() + milliseconds).toISOString();
  return part(time, Buffer.from(`${iso.slice(2, 19).replaceAll(/\D/g, '')}Z`));
}

function pem(whole: Buffer): string {
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
