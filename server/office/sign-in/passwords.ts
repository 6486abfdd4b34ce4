import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 32 MB and about a quarter of a second: OWASP's recommendation where Argon2 is not available. */
const cost = { log2N: 15, r: 8, p: 3 };
const keyBytes = 32;

type Cost = typeof cost;

async function deriveKey(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** log2N;
  return scryptAsync(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r });
}

/** The hash includes its parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  const { log2N, r, p } = cost;
  return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long without a hash, so that the response time does not reveal whether an account exists. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, log2N = cost.log2N, r = cost.r, p = cost.p, salt = '', key = ''] =
    hash?.split('$') ?? [];
  const storedCost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'), storedCost);
  const expected = Buffer.from(key, 'base64url');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
