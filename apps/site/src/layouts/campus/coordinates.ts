/** A place as degrees and minutes, e.g. `46° 33′ N 7° 54′ E`; the same in every language. */
export const coordinates = (latitude: number, longitude: number): string =>
  `${angle(latitude)} ${latitude < 0 ? 'S' : 'N'}  ${angle(longitude)} ${longitude < 0 ? 'W' : 'E'}`;

function angle(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`;
}
