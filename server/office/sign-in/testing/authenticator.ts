import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 };

type Bytes = Uint8Array<ArrayBuffer>;

/** An in-memory passkey that responds like a browser at this origin. */
export function createTestPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const rpHash = createHash('sha256').update(new URL(origin).hostname).digest();
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flag: number, rest: readonly Uint8Array[] = []): Bytes {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return new Uint8Array(Buffer.concat([rpHash, Buffer.from([flag]), count, ...rest]));
  }

  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create({ challenge }: { challenge: string }) {
      const key = new Map<number, number | Bytes>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const aaguid = Buffer.alloc(16);
      const length = Buffer.from([0, id.length]);
      const attested = [aaguid, length, id, Buffer.from(isoCBOR.encode(key))];
      const authData = authenticatorData(flags.present | flags.verified | flags.hasKey, attested);
      const attestation = new Map<string, string | Map<string, string> | Bytes>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal', 'unknown'],
      });
    },
    use({ challenge }: { challenge: string }, flag = flags.present | flags.verified) {
      const data = clientData('webauthn.get', challenge);
      const authData = authenticatorData(flag);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: Buffer.from(authData).toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
    withoutVerification: flags.present,
  };
}
