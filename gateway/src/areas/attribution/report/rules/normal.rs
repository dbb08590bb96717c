//! The standard normal distribution.

use std::f64::consts::{PI, SQRT_2};

/// The message for an argument without a finite quantile.
pub(super) const OUT_OF_RANGE: &str = "NormSInv: Argument out of range.";

/// Where the approximation changes from the tails to the middle.
const TAIL: f64 = 0.02425;

/// The inverse of the cumulative standard normal distribution. A rational approximation by Peter
/// Acklam, made exact by one step of Halley's method.
///
/// # Errors
/// The message to show for an argument that is not above 0 and below 1.
pub fn norm_s_inv(p: f64) -> Result<f64, &'static str> {
    if !(p > 0.0 && p < 1.0) {
        return Err(OUT_OF_RANGE);
    }
    // The distribution is symmetric, and the lower half loses no digits.
    if p > 0.5 {
        return Ok(-lower_half(1.0 - p));
    }
    Ok(lower_half(p))
}

fn lower_half(p: f64) -> f64 {
    let x = approximation(p);
    let error = 0.5 * libm::erfc(-x / SQRT_2) - p;
    let step = error * (2.0 * PI).sqrt() * (x * x / 2.0).exp();
    let exact = x - step / (1.0 + x * step / 2.0);
    // Near the smallest float, the exponential is infinite.
    if exact.is_finite() { exact } else { x }
}

/// The quantile with nine correct digits, for `p` up to 0.5.
fn approximation(p: f64) -> f64 {
    const A: [f64; 6] = [
        -3.969683028665376e1,
        2.209460984245205e2,
        -2.759285104469687e2,
        1.38357751867269e2,
        -3.066479806614716e1,
        2.506628277459239,
    ];
    const B: [f64; 6] = [
        -5.447609879822406e1,
        1.615858368580409e2,
        -1.556989798598866e2,
        6.680131188771972e1,
        -1.328068155288572e1,
        1.0,
    ];
    const C: [f64; 6] = [
        -7.784894002430293e-3,
        -3.223964580411365e-1,
        -2.400758277161838,
        -2.549732539343734,
        4.374664141464968,
        2.938163982698783,
    ];
    const D: [f64; 5] = [
        7.784695709041462e-3,
        3.224671290700398e-1,
        2.445134137142996,
        3.754408661907416,
        1.0,
    ];
    if p < TAIL {
        let q = (-2.0 * p.ln()).sqrt();
        polynomial(&C, q) / polynomial(&D, q)
    } else {
        let q = p - 0.5;
        let r = q * q;
        polynomial(&A, r) * q / polynomial(&B, r)
    }
}

/// Evaluates a polynomial at `x`; coefficients start with the highest power.
fn polynomial(coefficients: &[f64], x: f64) -> f64 {
    coefficients
        .iter()
        .fold(0.0, |sum, coefficient| sum * x + coefficient)
}

/// How likely a z score of this size or more is by chance, in either direction.
pub fn two_sided_p_value(z: f64) -> f64 {
    libm::erfc(z.abs() / SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inverse_has_at_least_six_right_decimals() {
        let cases = [
            (0.5, 0.0),
            (0.975, 1.959_963_984_540_054),
            (0.025, -1.959_963_984_540_054),
            (0.995, 2.575_829_303_548_901),
            (0.01, -2.326_347_874_040_841),
            (0.02425, -1.972_961_051_311_884),
            (0.975_75, 1.972_961_051_311_884),
            (0.024_249, -1.972_978),
            (0.024_251, -1.972_944),
            (1e-10, -6.361_340_902_404_056),
        ];
        for (p, expected) in cases {
            let x = norm_s_inv(p).unwrap();
            assert!((x - expected).abs() < 1e-6, "{p}: {x}");
        }
        for p in [1e-300, 1e-17, 1e-5, 0.1, 0.3, 0.4999] {
            let x = norm_s_inv(p).unwrap();
            let back = 0.5 * libm::erfc(-x / SQRT_2);
            assert!((back / p - 1.0).abs() < 1e-12, "{p}: {x} {back}");
        }
        assert!(norm_s_inv(f64::from_bits(1)).unwrap() < -38.0);
    }

    #[test]
    fn an_argument_that_is_not_between_0_and_1_is_refused() {
        for p in [-0.0001, 1.0001, 0.0, 1.0, -0.0, f64::NAN, f64::INFINITY] {
            assert_eq!(
                norm_s_inv(p),
                Err("NormSInv: Argument out of range."),
                "{p}"
            );
        }
    }

    #[test]
    fn a_p_value_counts_both_directions() {
        let cases = [
            (0.0, 1.0),
            (1.959_964, 0.05),
            (-1.959_964, 0.05),
            (2.575_829, 0.01),
        ];
        for (z, p) in cases {
            assert!((two_sided_p_value(z) - p).abs() < 1e-6, "{z}");
        }
    }
}
