/** Whether a version, such as 1.10.0, comes after another one; what follows a hyphen is ignored. */
export function isNewer(version: string, other: string): boolean {
  const [left, right] = [numbers(version), numbers(other)];
  const place = left.findIndex((number, index) => number !== right[index]);
  return place >= 0 && (left[place] ?? 0) > (right[place] ?? 0);
}

const numbers = (version: string): number[] => {
  const [release = ''] = version.split('-');
  const [major = 0, minor = 0, patch = 0] = release.split('.').map(Number);
  return [major, minor, patch];
};
