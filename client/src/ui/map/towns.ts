import type { Place } from "./places";

/** A town whose name the map shows. */
type Town = { name: string; place: Place; rank: number };

/** Name, state or country, longitude, latitude, and how large the map must be for its name, from 1. Positions by GeoNames. */
const list: readonly (readonly [name: string, region: string, longitude: number, latitude: number, rank: number])[] = [
  ["Shanghai", "CN", 121.46, 31.22, 1], ["Beijing", "CN", 116.4, 39.91, 1], ["Istanbul", "TR", 28.95, 41.01, 1],
  ["Lagos", "NG", 3.39, 6.45, 1], ["Mumbai", "IN", 72.88, 19.07, 1], ["São Paulo", "BR", -46.64, -23.55, 1],
  ["Mexico City", "MX", -99.13, 19.43, 1], ["Karachi", "PK", 67.01, 24.86, 1], ["Delhi", "IN", 77.23, 28.65, 1],
  ["Moscow", "RU", 37.62, 55.75, 1], ["Seoul", "KR", 126.98, 37.57, 1], ["Tokyo", "JP", 139.69, 35.69, 1],
  ["Cairo", "EG", 31.25, 30.06, 1], ["Johannesburg", "ZA", 28.04, -26.2, 1], ["London", "GB", -0.13, 51.51, 1],
  ["New York", "NY", -74.01, 40.71, 1], ["Jakarta", "ID", 106.85, -6.21, 1], ["Lima", "PE", -77.03, -12.04, 1],
  ["Bogotá", "CO", -74.08, 4.61, 1], ["Hong Kong", "HK", 114.17, 22.28, 1], ["Sydney", "AU", 151.21, -33.87, 1],
  ["Singapore", "SG", 103.85, 1.29, 1], ["Bangkok", "TH", 100.5, 13.75, 1], ["Santiago", "CL", -70.65, -33.46, 1],
  ["Nairobi", "KE", 36.82, -1.28, 1], ["Los Angeles", "CA", -118.24, 34.05, 1], ["Dubai", "AE", 55.31, 25.08, 1],
  ["Berlin", "DE", 13.41, 52.52, 1], ["Madrid", "ES", -3.7, 40.42, 1], ["Buenos Aires", "AR", -58.38, -34.61, 1],
  ["Toronto", "CA", -79.4, 43.71, 1], ["Chicago", "IL", -87.65, 41.85, 1], ["Rome", "IT", 12.51, 41.89, 1],
  ["Houston", "TX", -95.36, 29.76, 1], ["Paris", "FR", 2.35, 48.85, 1], ["Phoenix", "AZ", -112.07, 33.45, 1],
  ["Auckland", "NZ", 174.76, -36.85, 1], ["Dallas", "TX", -96.81, 32.78, 1], ["San Francisco", "CA", -122.42, 37.77, 1],
  ["Seattle", "WA", -122.33, 47.61, 1], ["Denver", "CO", -104.98, 39.74, 1], ["Washington", "DC", -77.04, 38.9, 1],
  ["Boston", "MA", -71.06, 42.36, 1], ["Atlanta", "GA", -84.39, 33.75, 1], ["Miami", "FL", -80.19, 25.77, 1],
  ["Minneapolis", "MN", -93.26, 44.98, 1], ["New Orleans", "LA", -90.08, 29.95, 1], ["Honolulu", "HI", -157.86, 21.31, 1],
  ["Anchorage", "AK", -149.9, 61.22, 1], ["Kinshasa", "CD", 15.31, -4.33, 2], ["Rio de Janeiro", "BR", -43.18, -22.91, 2],
  ["Melbourne", "AU", 144.96, -37.81, 2], ["Casablanca", "MA", -7.61, 33.59, 2], ["Caracas", "VE", -66.88, 10.49, 2],
  ["Perth", "AU", 115.86, -31.95, 2], ["Havana", "CU", -82.38, 23.13, 2], ["Tijuana", "MX", -117, 32.5, 2],
  ["Montréal", "CA", -73.59, 45.51, 2], ["Warsaw", "PL", 21.01, 52.23, 2], ["Vienna", "AT", 16.37, 48.21, 2],
  ["Manila", "PH", 120.98, 14.6, 2], ["Philadelphia", "PA", -75.16, 39.95, 2], ["San Antonio", "TX", -98.49, 29.42, 2],
  ["Stockholm", "SE", 18.07, 59.33, 2], ["San Diego", "CA", -117.16, 32.72, 2], ["Guadalajara", "MX", -103.35, 20.68, 2],
  ["Calgary", "CA", -114.09, 51.05, 2], ["Monterrey", "MX", -100.32, 25.68, 2], ["Dublin", "IE", -6.25, 53.33, 2],
  ["Jacksonville", "FL", -81.66, 30.33, 2], ["Austin", "TX", -97.74, 30.27, 2], ["Columbus", "OH", -83, 39.96, 2],
  ["Charlotte", "NC", -80.84, 35.23, 2], ["Indianapolis", "IN", -86.16, 39.77, 2], ["Winnipeg", "CA", -97.15, 49.88, 2],
  ["Amsterdam", "NL", 4.89, 52.37, 2], ["Nashville", "TN", -86.78, 36.17, 2], ["Oklahoma City", "OK", -97.52, 35.47, 2],
  ["El Paso", "TX", -106.49, 31.76, 2], ["Vancouver", "CA", -123.12, 49.25, 2], ["Portland", "OR", -122.68, 45.52, 2],
  ["Detroit", "MI", -83.05, 42.33, 2], ["Las Vegas", "NV", -115.14, 36.17, 2], ["Memphis", "TN", -90.05, 35.15, 2],
  ["Baltimore", "MD", -76.61, 39.29, 2], ["Albuquerque", "NM", -106.65, 35.08, 2], ["Milwaukee", "WI", -87.91, 43.04, 2],
  ["Sacramento", "CA", -121.49, 38.58, 2], ["Lisbon", "PT", -9.15, 38.73, 2], ["Omaha", "NE", -95.94, 41.26, 2],
  ["Kansas City", "MO", -94.58, 39.1, 2], ["Halifax", "CA", -63.58, 44.64, 2], ["San Juan", "PR", -66.11, 18.47, 2],
  ["Tampa", "FL", -82.46, 27.95, 2], ["Cleveland", "OH", -81.7, 41.5, 2], ["Orlando", "FL", -81.38, 28.54, 2],
  ["Cincinnati", "OH", -84.51, 39.13, 2], ["Pittsburgh", "PA", -80, 40.44, 2], ["St. Louis", "MO", -90.2, 38.63, 2],
  ["Buffalo", "NY", -78.88, 42.89, 2], ["Boise", "ID", -116.2, 43.61, 2], ["Salt Lake City", "UT", -111.89, 40.76, 2],
  ["Fargo", "ND", -96.79, 46.88, 2], ["Billings", "MT", -108.5, 45.78, 2], ["San Jose", "CA", -121.89, 37.34, 3],
  ["Louisville", "KY", -85.76, 38.25, 3], ["Tucson", "AZ", -110.93, 32.22, 3], ["Fresno", "CA", -119.77, 36.75, 3],
  ["Raleigh", "NC", -78.64, 35.77, 3], ["Colorado Springs", "CO", -104.82, 38.83, 3],
  ["Virginia Beach", "VA", -75.98, 36.85, 3], ["Tulsa", "OK", -95.99, 36.15, 3], ["Wichita", "KS", -97.34, 37.69, 3],
  ["Bakersfield", "CA", -119.02, 35.37, 3], ["Lexington", "KY", -84.48, 37.99, 3], ["Corpus Christi", "TX", -97.4, 27.8, 3],
  ["Greensboro", "NC", -79.79, 36.07, 3], ["Madison", "WI", -89.4, 43.07, 3], ["Toledo", "OH", -83.56, 41.66, 3],
  ["Reno", "NV", -119.81, 39.53, 3], ["Lubbock", "TX", -101.86, 33.58, 3], ["Norfolk", "VA", -76.29, 36.85, 3],
  ["Spokane", "WA", -117.43, 47.66, 3], ["Baton Rouge", "LA", -91.19, 30.44, 3], ["Richmond", "VA", -77.46, 37.55, 3],
  ["Huntsville", "AL", -86.59, 34.73, 3], ["Des Moines", "IA", -93.61, 41.6, 3], ["Rochester", "NY", -77.62, 43.15, 3],
  ["Worcester", "MA", -71.8, 42.26, 3], ["Little Rock", "AR", -92.29, 34.75, 3], ["Amarillo", "TX", -101.83, 35.22, 3],
  ["Akron", "OH", -81.52, 41.08, 3], ["Birmingham", "AL", -86.8, 33.52, 3], ["Grand Rapids", "MI", -85.67, 42.96, 3],
  ["Providence", "RI", -71.41, 41.82, 3], ["Knoxville", "TN", -83.92, 35.96, 3], ["Shreveport", "LA", -93.75, 32.53, 3],
  ["Mobile", "AL", -88.04, 30.69, 3], ["Chattanooga", "TN", -85.31, 35.05, 3], ["Eugene", "OR", -123.09, 44.05, 3],
  ["Sioux Falls", "SD", -96.73, 43.54, 3], ["Springfield", "MA", -72.59, 42.1, 3], ["Jackson", "MS", -90.18, 32.3, 3],
  ["Savannah", "GA", -81.1, 32.08, 3], ["Bridgeport", "CT", -73.19, 41.18, 3], ["Syracuse", "NY", -76.15, 43.05, 3],
  ["Columbia", "SC", -81.03, 34, 3], ["McAllen", "TX", -98.23, 26.2, 3], ["Dayton", "OH", -84.19, 39.76, 3],
  ["Charleston", "SC", -79.93, 32.78, 3], ["New Haven", "CT", -72.93, 41.31, 3], ["Hartford", "CT", -72.69, 41.76, 3],
  ["Allentown", "PA", -75.49, 40.61, 3], ["Manchester", "NH", -71.45, 43, 3], ["Albany", "NY", -73.76, 42.65, 3],
  ["Fayetteville", "AR", -94.16, 36.06, 3], ["Scranton", "PA", -75.66, 41.41, 3], ["Bismarck", "ND", -100.78, 46.81, 3],
  ["Rapid City", "SD", -103.23, 44.08, 3], ["Portland", "ME", -70.26, 43.66, 3], ["Cheyenne", "WY", -104.82, 41.14, 3],
  ["Greenville", "SC", -82.39, 34.85, 3], ["Casper", "WY", -106.31, 42.87, 3], ["Harrisburg", "PA", -76.88, 40.27, 3],
  ["Augusta", "GA", -81.97, 33.47, 3], ["Burlington", "VT", -73.21, 44.48, 3], ["Fairbanks", "AK", -147.72, 64.84, 3],
  ["Juneau", "AK", -134.42, 58.3, 3], ["Fort Worth", "TX", -97.32, 32.73, 4], ["Oakland", "CA", -122.27, 37.8, 4],
  ["Riverside", "CA", -117.4, 33.95, 4], ["Stockton", "CA", -121.29, 37.96, 4], ["St. Paul", "MN", -93.09, 44.94, 4],
  ["Lincoln", "NE", -96.67, 40.8, 4], ["Fort Wayne", "IN", -85.13, 41.13, 4], ["Durham", "NC", -78.9, 35.99, 4],
  ["St. Petersburg", "FL", -82.68, 27.77, 4], ["Laredo", "TX", -99.51, 27.51, 4], ["Winston-Salem", "NC", -80.24, 36.1, 4],
  ["Tacoma", "WA", -122.44, 47.25, 4], ["Modesto", "CA", -121, 37.64, 4], ["Columbus", "GA", -84.99, 32.46, 4],
  ["Fayetteville", "NC", -78.88, 35.05, 4], ["Tallahassee", "FL", -84.28, 30.44, 4], ["Montgomery", "AL", -86.3, 32.37, 4],
  ["Brownsville", "TX", -97.5, 25.9, 4], ["Fort Lauderdale", "FL", -80.14, 26.12, 4],
  ["Fort Collins", "CO", -105.08, 40.59, 4], ["Springfield", "MO", -93.3, 37.22, 4], ["Rockford", "IL", -89.09, 42.27, 4],
  ["Gainesville", "FL", -82.32, 29.65, 4], ["Midland", "TX", -102.08, 32, 4], ["Waco", "TX", -97.15, 31.55, 4],
  ["Cedar Rapids", "IA", -91.64, 42.01, 4], ["Columbia", "MO", -92.33, 38.95, 4], ["Topeka", "KS", -95.68, 39.05, 4],
  ["Abilene", "TX", -99.73, 32.45, 4], ["Lafayette", "LA", -92.02, 30.22, 4], ["Chico", "CA", -121.84, 39.73, 4],
  ["West Palm Beach", "FL", -80.05, 26.72, 4], ["Evansville", "IN", -87.56, 37.97, 4],
  ["Wilmington", "NC", -77.95, 34.24, 4], ["Beaumont", "TX", -94.1, 30.09, 4], ["Provo", "UT", -111.66, 40.23, 4],
  ["Peoria", "IL", -89.59, 40.69, 4], ["Springfield", "IL", -89.64, 39.8, 4], ["Lansing", "MI", -84.56, 42.73, 4],
  ["Rochester", "MN", -92.47, 44.02, 4], ["Pueblo", "CO", -104.61, 38.25, 4], ["Green Bay", "WI", -88.02, 44.52, 4],
  ["Wichita Falls", "TX", -98.49, 33.91, 4], ["Tyler", "TX", -95.3, 32.35, 4], ["Davenport", "IA", -90.58, 41.52, 4],
  ["Las Cruces", "NM", -106.78, 32.31, 4], ["South Bend", "IN", -86.25, 41.68, 4], ["Roanoke", "VA", -79.94, 37.27, 4],
  ["San Angelo", "TX", -100.44, 31.46, 4], ["Erie", "PA", -80.09, 42.13, 4], ["Flint", "MI", -83.69, 43.01, 4],
  ["Yuma", "AZ", -114.62, 32.73, 4], ["Asheville", "NC", -82.55, 35.6, 4], ["Yakima", "WA", -120.51, 46.6, 4],
  ["Santa Barbara", "CA", -119.7, 34.42, 4], ["Redding", "CA", -122.39, 40.59, 4], ["Macon", "GA", -83.63, 32.84, 4],
  ["Trenton", "NJ", -74.74, 40.22, 4], ["Fort Smith", "AR", -94.4, 35.39, 4], ["Santa Fe", "NM", -105.94, 35.69, 4],
  ["Bend", "OR", -121.32, 44.06, 4], ["Duluth", "MN", -92.11, 46.78, 4], ["Champaign", "IL", -88.24, 40.12, 4],
  ["Sioux City", "IA", -96.4, 42.5, 4], ["Medford", "OR", -122.88, 42.33, 4], ["Lake Charles", "LA", -93.2, 30.21, 4],
  ["Albany", "GA", -84.16, 31.58, 4], ["Fort Myers", "FL", -81.84, 26.62, 4], ["Jonesboro", "AR", -90.7, 35.84, 4],
  ["St. George", "UT", -113.58, 37.1, 4], ["Daytona Beach", "FL", -81.02, 29.21, 4], ["Missoula", "MT", -113.99, 46.87, 4],
  ["Wilmington", "DE", -75.55, 39.75, 4], ["Flagstaff", "AZ", -111.65, 35.2, 4], ["Dothan", "AL", -85.39, 31.22, 4],
  ["Eau Claire", "WI", -91.5, 44.81, 4], ["Youngstown", "OH", -80.65, 41.1, 4], ["Bowling Green", "KY", -86.44, 36.99, 4],
  ["Utica", "NY", -75.23, 43.1, 4], ["Terre Haute", "IN", -87.41, 39.47, 4], ["Grand Junction", "CO", -108.55, 39.06, 4],
  ["Great Falls", "MT", -111.3, 47.5, 4], ["Idaho Falls", "ID", -112.03, 43.47, 4], ["Grand Forks", "ND", -97.03, 47.93, 4],
  ["Sarasota", "FL", -82.53, 27.34, 4], ["Pensacola", "FL", -87.22, 30.42, 4], ["La Crosse", "WI", -91.24, 43.8, 4],
  ["Joplin", "MO", -94.51, 37.08, 4], ["Monroe", "LA", -92.12, 32.51, 4], ["Minot", "ND", -101.3, 48.23, 4],
  ["Huntington", "WV", -82.45, 38.42, 4], ["Twin Falls", "ID", -114.46, 42.56, 4], ["Charleston", "WV", -81.63, 38.35, 4],
  ["Charlottesville", "VA", -78.48, 38.03, 4], ["Binghamton", "NY", -75.92, 42.1, 4], ["Biloxi", "MS", -88.89, 30.4, 4],
  ["Bozeman", "MT", -111.04, 45.68, 4], ["Mankato", "MN", -94.01, 44.16, 4], ["Meridian", "MS", -88.7, 32.36, 4],
  ["Atlantic City", "NJ", -74.42, 39.36, 4], ["Wausau", "WI", -89.63, 44.96, 4], ["Panama City", "FL", -85.66, 30.16, 4],
  ["Florence", "SC", -79.76, 34.2, 4], ["Lima", "OH", -84.11, 40.74, 4], ["Tupelo", "MS", -88.7, 34.26, 4],
  ["Salisbury", "MD", -75.6, 38.36, 4], ["Bangor", "ME", -68.77, 44.8, 4], ["Myrtle Beach", "SC", -78.89, 33.69, 4],
  ["Morgantown", "WV", -79.96, 39.63, 4], ["Monterey", "CA", -121.89, 36.6, 4], ["Eureka", "CA", -124.16, 40.8, 4],
  ["Paducah", "KY", -88.6, 37.08, 4], ["Marquette", "MI", -87.4, 46.54, 4], ["Johnstown", "PA", -78.92, 40.33, 4],
  ["Traverse City", "MI", -85.62, 44.76, 4],
];

/** The largest towns of the United States, and some of the world. */
export const towns: readonly Town[] = list.map(([name, , longitude, latitude, rank]) => ({ name, place: [longitude, latitude], rank }));

/** Where a town is whose name another name begins with, such as that of a market: "Portland, ME". Null for any other name. */
export function placeOfTown(name: string): Place | null {
  const found = list.filter(([town]) => name.startsWith(town) && !/^\p{Letter}/u.test(name.slice(town.length)));
  // Of several the longest name counts, and of the same name the town in the state that is named, or else the largest.
  const longest = Math.max(...found.map(([town]) => town.length));
  const same = found.filter(([town]) => town.length === longest);
  const [, , longitude, latitude] = same.find(([, region]) => name.split(/\W+/).includes(region)) ?? same[0] ?? [];
  return longitude === undefined || latitude === undefined ? null : [longitude, latitude];
}

/** A city, as an address has it: USA, CAN or GBR is its country. */
type City = { readonly city: string; readonly region: string | null | undefined; readonly countryCode: string | null | undefined };

/** Where a city is, if it is one of the towns. A town counts by its state, or else by its country. */
export function placeOfCity({ city, region, countryCode }: City): Place | null {
  // The first two letters of a country's three are those of its shorter code, save for few.
  const country = countryCode?.slice(0, 2);
  const [, , longitude, latitude] = list.find(([town, area]) => town === city && (area === region || (country !== "US" && area === country))) ?? [];
  return longitude === undefined || latitude === undefined ? null : [longitude, latitude];
}
