/** Tells why a request to the storage failed. Only `unreachable` is temporary, so that a retry may help. */
export type S3ErrorCode =
  | 'unreachable'
  | 'wrong-key'
  | 'no-bucket'
  | 'clock'
  | 'damaged'
  | 'too-large'
  | 'no-room'
  | 'refused';

const messages: Record<S3ErrorCode, string> = {
  unreachable:
    'The storage cannot be reached, or is overloaded. It is asked again with the next file.',
  'wrong-key':
    'The storage refuses the key. Compare S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY with those of your provider, and what the key may do.',
  'no-bucket':
    'There is no bucket of that name. Make it at your provider, or correct S3_BUCKET and S3_REGION.',
  clock:
    'The clock of this machine is wrong by more than the storage allows. Set it, for example: timedatectl set-ntp true',
  damaged: 'A file arrived changed. It was not kept.',
  'too-large': 'The storage takes no file of that size at once.',
  'no-room': 'There is no room left in the bucket. Rent more, or delete what you do not need.',
  refused: 'The storage refused a request.',
};

/** Thrown when a request to the storage fails. Its message is a sentence for the owner. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly code: S3ErrorCode;

  constructor(code: S3ErrorCode, detail: string, cause?: unknown) {
    super(`${messages[code]} (${detail})`, { cause });
    this.code = code;
  }
}

/** Thrown when an object is missing in an existing bucket. */
export class MissingObjectError extends S3Error {}

/** Turns the error of truncated content into an error of the storage. Returns any other error as it is. */
export function toContentError(thrown: unknown): unknown {
  const { code = '' } = thrown as NodeJS.ErrnoException;
  const isCut = code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCut ? new S3Error('unreachable', 'a file broke off on its way', thrown) : thrown;
}

/** Lists the codes of temporary failures, of S3 and similar storages; the status of some of them is 400, 403 or 409. */
const temporaryCodes = [
  'RequestTimeout',
  'RequestTimeoutException',
  'PriorRequestNotComplete',
  'OperationAborted',
  'SlowDown',
  'Throttling',
  'ThrottlingException',
  'ThrottledException',
  'RequestThrottled',
  'RequestThrottledException',
  'RequestLimitExceeded',
  'BandwidthLimitExceeded',
  'TooManyRequests',
  'TooManyRequestsException',
  'InternalError',
  'ServiceUnavailable',
];
const codes: Record<string, S3ErrorCode> = {
  InvalidAccessKeyId: 'wrong-key',
  SignatureDoesNotMatch: 'wrong-key',
  AccessDenied: 'wrong-key',
  NoSuchBucket: 'no-bucket',
  PermanentRedirect: 'no-bucket',
  AuthorizationHeaderMalformed: 'no-bucket',
  RequestTimeTooSkewed: 'clock',
  XAmzContentSHA256Mismatch: 'damaged',
  BadDigest: 'damaged',
  IncompleteBody: 'damaged',
  EntityTooLarge: 'too-large',
  QuotaExceeded: 'no-room',
  XMinioStorageFull: 'no-room',
  ...Object.fromEntries(temporaryCodes.map((code) => [code, 'unreachable' as const])),
};
const maxDetailLength = 200;

/** Turns an error response of the storage, XML with a code, into an error. The code counts more than the status. */
export function toS3Error(status: number, body: string): S3Error {
  const name = /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? '';
  const detail = `${status} ${name || body.replace(/\s+/g, ' ').slice(0, maxDetailLength)}`.trim();
  const code = codes[name] ?? codeOfStatus(status);
  const isMissingObject = status === 404 && code === 'refused';
  return isMissingObject ? new MissingObjectError(code, detail) : new S3Error(code, detail);
}

function codeOfStatus(status: number): S3ErrorCode {
  if (status >= 500 || status === 429 || status === 408) return 'unreachable';
  return status === 403 ? 'wrong-key' : 'refused';
}
