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

const ecdsaWithSha256 = encodeDer(sequence, encodeDer(objectName, '2a8648ce3d040302'));
const commonName = encodeDer(objectName, '550403');
const alternativeNames = encodeDer(objectName, '551d11');

/** A key and a self-signed certificate for localhost, for browsers that ignore certificate errors. */
export function createSelfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const localhost = Buffer.from('localhost');
  const name = encodeDer(
    sequence,
    encodeDer(set, encodeDer(sequence, commonName, encodeDer(text, localhost))),
  );
  const names = encodeDer(octetString, encodeDer(sequence, encodeDer(hostName, localhost)));
  const hour = 3_600_000;
  const content = encodeDer(
    sequence,
    encodeDer(version, encodeDer(integer, '02')),
    encodeDer(integer, Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    name,
    encodeDer(sequence, encodeTimeFromNow(-hour), encodeTimeFromNow(24 * hour)),
    name,
    publicKey,
    encodeDer(extensions, encodeDer(sequence, encodeDer(sequence, alternativeNames, names))),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = encodeDer(
    sequence,
    content,
    ecdsaWithSha256,
    encodeDer(bitString, '00', signature),
  );
  return { key: privateKey, cert: toPem(certificate) };
}

function encodeDer(tag: number, ...contents: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    contents.map((each) => (typeof each === 'string' ? Buffer.from(each, 'hex') : each)),
  );
  return Buffer.concat([Buffer.from([tag, ...encodeDerLength(content)]), content]);
}

/** A DER length: one byte up to 127; above that, the number of length bytes and then these bytes. */
function encodeDerLength({ length }: Buffer): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function encodeTimeFromNow(milliseconds: number): Buffer {
  const iso = new Date(Date.now() + milliseconds).toISOString();
  return encodeDer(time, Buffer.from(`${iso.slice(2, 19).replaceAll(/\D/g, '')}Z`));
}

function toPem(certificate: Buffer): string {
  const lines = certificate.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
